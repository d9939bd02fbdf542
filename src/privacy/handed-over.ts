/** A line of history: what a record said before and after a change, of the fields that changed. */
export interface Line {
  /** In the order of time, as UUIDs of version 7 are. */
  id?: unknown;
  record_id?: unknown;
  type?: unknown;
  before?: unknown;
  after?: unknown;
}

/**
 * Histories as they are given out to the person a record is about now. A place is passed on, and a group gets another
 * contact: what was said until then is somebody else's, and stays here.
 */
export function withoutOthers<Of extends Line>(lines: Of[]): Of[] {
  const over = new Set<unknown>();
  return [...lines]
    .sort((one, other) => String(other.id).localeCompare(String(one.id)))
    .map((line) => {
      const isEarlier = over.has(line.record_id);
      if (!isEarlier && !isHandover(line)) return line;
      over.add(line.record_id);
      return { ...line, before: null, after: isEarlier ? null : line.after };
    })
    .reverse();
}

/** Another name together with another address or number is another person; a name that was corrected is not. */
function isHandover({ type, before, after }: Line): boolean {
  if (type === 'delegate.transferred') return true;
  const fields = new Set([...changedOf(before, after), ...changedOf(contactOf(before), contactOf(after))]);
  const isNamed = fields.has('first_name') || fields.has('last_name');
  return isNamed && (fields.has('email') || fields.has('phone_number'));
}

const contactOf = (state: unknown): unknown => (state as { contact?: unknown } | null)?.contact;

/** The fields that both name, with different values. */
function changedOf(before: unknown, after: unknown): string[] {
  const [old, now] = [before, after].map((state) => (state ?? {}) as Record<string, unknown>);
  return Object.keys(old ?? {}).filter((field) => now && field in now && old?.[field] !== now[field]);
}
