/** What this suite has opened and not closed, in that order. */
const opened = new Set<() => Promise<void>>();

/**
 * Closed behind the tests of the suite, also where one failed before its last line: what stays open keeps the whole run
 * from ending (see end-servers.ts). @returns the way to close it before
 */
export function closedAtEnd(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const once = () => {
    opened.delete(once);
    closed ??= close();
    return closed;
  };
  opened.add(once);
  return once;
}

/** The last one first: an API still sends by its mail server while it stops. */
export async function closeOpened(): Promise<void> {
  for (const close of [...opened].reverse()) await close();
}
