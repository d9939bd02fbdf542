/** What a row's status means for the money: it came in (or went out, as its sign says), it went back, or nothing moved. */
export const MEANINGS = ['moved', 'returned', 'nothing'] as const;
type Meaning = (typeof MEANINGS)[number];
/** What somebody said of words that are not known here. */
export type Meanings = Record<string, Meaning>;

/** What banks, wallets and payment services write, without “payment” or “transaction” before it. */
const KNOWN: Record<Meaning, RegExp> = {
  moved:
    /^(complete|completed|success|successful|successfully|succeeded|ok|paid|settled|posted|booked|cleared|approved|captured|received|credited|done|processed|confirmed|accepted)$/,
  returned:
    /^(refund|refunded|fully refunded|refund (completed?|success|successful|paid)|reversal|reversed|charge ?back|charged back|returned?|bounced|dishonou?red)$/,
  nothing:
    /^(failed|fail|failure|error|declined?|rejected|denied|cancell?ed|cancel|void|voided|expired|pending( .*)?|processing|in process|in progress|(on )?hold|held|queued|scheduled|initiated|created|new|draft|awaiting( .*)?|waiting( .*)?|for authentication|authori[sz]ed|unpaid|not paid|unsettled|incomplete|uncompleted|unsuccessful|not successful|timed? ?out|abandoned|aborted|blocked|dropped|not completed)$/,
};

/** "PAYMENT_SUCCESS" → "success" */
export const statusWord = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(payment|transaction|transfer|txn) (?=.)/, '');

/** Whether money that did not move may still do so. */
const MAY_STILL =
  /pending|process|progress|hold|held|queued|scheduled|initiated|created|new|draft|await|wait|authori[sz]/;
export const isPending = (cell: string): boolean => MAY_STILL.test(statusWord(cell));

const knownMeaning = (cell: string): Meaning | undefined =>
  MEANINGS.find((meaning) => KNOWN[meaning].test(statusWord(cell)));

/** @returns undefined for a word that nobody has explained: nothing is guessed where money hangs on it */
export const meaningOf = (cell: string, said: Meanings = {}): Meaning | undefined =>
  knownMeaning(cell) ?? said[statusWord(cell)];

/** Whether somebody must say, or has said, what it means. */
export const isForeign = (cell: string): boolean => knownMeaning(cell) === undefined;

const STATUS_HEAD =
  /^((payment|transaction|transfer|txn|settlement|posting) )?(status|state|result)$|^(estado|katayuan)$/i;

/** The column with the status: by its head, else one whose cells all say nothing else. −1: there is none. */
export function statusColumn(heads: string[], rows: { cells: string[] }[]): number {
  const named = heads.findIndex((head) => STATUS_HEAD.test(head.replace(/[_.]+/g, ' ').trim()));
  if (named >= 0) return named;
  return heads.findIndex((_, at) => {
    const words = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
    return words.length > 0 && words.every((word) => knownMeaning(word) !== undefined);
  });
}
