import type { Api } from '../api/dataProvider';
import type { KeptStatement } from '../api/types';
import type { Row, Statement } from './reading/parse-statement';

/** Lines in one call, fewer than the API takes: a body has at most 128 kB, and names may be long. */
const AT_ONCE = 200;
const MAX_UNREAD = 1_000;

export type KeptSums = Omit<KeptStatement, 'file_id'>;

/**
 * Keeps all that was read, part by part. A part that is sent again is kept once, so that after a failure the whole is
 * simply kept again.
 * @param channel whose statement it is
 */
export async function keepStatement(
  api: Pick<Api, 'keepStatement'>,
  { credits, debits, still, unread }: Statement,
  file: { name: string; channel: string },
): Promise<KeptSums> {
  const rows = [...credits, ...debits, ...still].sort((one, other) => one.line - other.line);
  const unread_lines = [...new Set(unread.map(({ line }) => line))].slice(0, MAX_UNREAD);
  const digest = fingerprint(JSON.stringify([rows, unread_lines]));
  const sums: KeptSums = { added: 0, known: 0, confirmed: 0, settled: 0, turned: 0 };
  for (let from = 0; from === 0 || from < rows.length; from += AT_ONCE) {
    const part = {
      ...file,
      name: file.name.slice(-120),
      digest,
      rows: rows.slice(from, from + AT_ONCE).map(toKept),
    };
    const kept = await api.keepStatement({ ...part, unread_lines });
    for (const name of Object.keys(sums) as (keyof KeptSums)[]) sums[name] += kept[name];
  }
  return sums;
}

const toKept = ({ line, amount_centavos, reference, name, ...more }: Row) => ({
  line,
  amount_centavos,
  reference,
  name,
  ...more,
});

const BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/** FNV-1a: tells files of one name apart, and guards nothing. The browser's own digests are missing where a page has no https. */
function fingerprint(text: string): string {
  let hash = BASIS;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16);
}
