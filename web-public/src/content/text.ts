/** Puts values where a text of the content says `{name}`: `fill('Ask about {project}', { project: 'Alpha Tower' })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A name as a heading shows it: a word of one or two letters stays beside the next, as in `El Nido`. */
export const holdTogether = (name: string) => name.replace(/(?<!\p{L})(\p{L}{1,2}) /gu, '$1\u00a0');
