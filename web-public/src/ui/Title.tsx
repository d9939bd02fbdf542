/** A title as it is written; one in capitals is set a little apart and smaller. */
export function Title({ text }: { text: string }) {
  const capitals = text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
  return capitals ? <span className="caps">{text}</span> : text;
}
