import type { EntityManager } from 'typeorm';
import type { Caller } from '../http/caller.js';

/**
 * One form of a mailbox for counting: small letters, and nothing of what stands behind a +; at Gmail, where dots count for
 * nothing, without them. The same as PostgreSQL's fold_address.
 */
export function foldAddress(address: string): string {
  const small = address
    .trim()
    .normalize()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
  const mailbox = /^([^@]*)@(?:gmail|googlemail)\.com$/.exec(small)?.[1]?.replaceAll('.', '');
  return mailbox ? `${mailbox}@gmail.com` : small;
}

/** Whoever opens a link that was mailed to an address reads what comes there. */
export async function confirmAddress(tx: Pick<EntityManager, 'query'>, address: string): Promise<void> {
  await tx.query(
    'INSERT INTO confirmed_address (address) VALUES (fold_address($1)) ON CONFLICT (address) DO NOTHING',
    [address],
  );
}

/** SQL: whether this address was confirmed. What a stranger typed is quoted to no other. @param address as SQL */
export const isConfirmedSql = (address: string): string =>
  `EXISTS (SELECT FROM confirmed_address c WHERE c.address = fold_address(${address}))`;

/**
 * Whether whoever has this address must open a mailed link first. Of what visitors send, always: to anybody who types an
 * address, an exception would say that it is known here. Of what staff enter, where nobody there ever opened one.
 */
export async function mustOpenLink(
  tx: Pick<EntityManager, 'query'>,
  address: string,
  by: Caller,
): Promise<boolean> {
  if (by.kind === 'anonymous') return true;
  const [row] = await tx.query<{ known: boolean }[]>(`SELECT ${isConfirmedSql('$1')} AS known`, [address]);
  return row?.known !== true;
}
