/** - hard: the address takes no mail; soft: not now, or not this mail; complaint: its owner calls it spam */
export const BOUNCE_KINDS = ['hard', 'soft', 'complaint'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** What a report says of a mail of ours. */
export interface Report {
  /** The mail, by its Message-ID: nobody knows it but who got it. */
  mail: string;
  kind: BounceKind;
  /** What the server there said. */
  diagnostic: string;
}

const MESSAGE_ID = /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>\n]*>/im;
const LONGEST = 500;

/**
 * Reads a report of what came of a mail: RFC 3464 of mail servers, RFC 5965 of those who ask mailboxes. The mail itself, or
 * its head, must be returned with it, since an address alone can be made up by anybody who writes to us.
 * @returns undefined for any other mail, and for a report that something arrived
 */
export function readReport(raw: string): Report | undefined {
  const text = raw.replace(/\r\n?/g, '\n');
  const found = /^content-type:\s*message\/(?:global-)?(delivery-status|feedback-report)\b/im.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found.index);
  const mail = MESSAGE_ID.exec(rest)?.[1]?.toLowerCase();
  if (mail === undefined) return undefined;
  const from = rest.indexOf('\n\n') + 2;
  const end = rest.indexOf('\n--', from);
  const groups = rest
    .slice(from, end < 0 ? undefined : end)
    .split(/\n{2,}/)
    .map(fieldsOf);
  if (found[1]?.toLowerCase() === 'feedback-report') {
    const type = groups[0]?.get('feedback-type') ?? '';
    return /^(abuse|fraud|not-spam|virus|other)$/i.test(type) && !/^not-spam$/i.test(type)
      ? { mail, kind: 'complaint', diagnostic: type }
      : undefined;
  }
  // A mail of ours goes to one address: whatever it was forwarded to counts for that one.
  const failed = groups.find(
    (group) => group.has('final-recipient') && /^(failed|delayed)/i.test(group.get('action') ?? ''),
  );
  if (!failed) return undefined;
  const status = failed.get('status') ?? '';
  const isHard = /^failed/i.test(failed.get('action') ?? '') && /^5\./.test(status);
  const diagnostic = failed.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? '';
  return { mail, kind: isHard ? 'hard' : 'soft', diagnostic: tidied(`${status} ${diagnostic}`) };
}

/** `Name: value` by name; a line that begins with a space goes on with the one before. */
function fieldsOf(group: string): Map<string, string> {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
    }),
  );
}

/** One line without what nobody sees. */
export const tidied = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
