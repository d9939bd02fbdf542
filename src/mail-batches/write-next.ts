import { Logger } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import type { Mails } from '../platform/mail/mails.js';
import type { BatchKind, Recipient } from './batch-kind.js';
import type { MailBatch } from './mail-batch.entity.js';

/** Mails of one transaction: each locks nothing, but all are written or none. */
const AT_ONCE = 100;
const log = new Logger('MailBatches');

/** Writes the next mails of a batch, all or none of them. @returns whether there may be more, or after which pause */
export async function writeNext(
  tx: Transaction,
  mails: Mails,
  kind: BatchKind<MailBatch>,
  id: string,
): Promise<boolean | { again: number }> {
  const batch = await tx.findOne(kind.entity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!batch || (batch.state !== 'planned' && batch.state !== 'sending')) return false;
  const turn = await kind.turn?.(tx, batch);
  if (turn === 'over') return false;
  if (turn) return { again: turn };
  const { text, values, template, resource: ofAll } = kind.next(batch, AT_ONCE);
  const next = await tx.query<Recipient[]>(text, values);
  await mails.queue(
    tx,
    ...next.map(({ id: record_id, address, key, reader, resource = ofAll }) => ({
      template,
      to: address,
      resource,
      record_id,
      batch_id: id,
      key: `${kind.name}:${id}:${key}${reader ?? ''}`,
    })),
  );
  const last = next.at(-1);
  const more = next.length === AT_ONCE;
  await tx.update(
    kind.entity,
    { id },
    {
      state: more ? 'sending' : 'sent',
      ...(last && { reached: last.key }),
      ...(!more && { ended_at: () => 'now()' }),
    },
  );
  if (!more) log.log(`“${batch.subject}” is on its way`);
  return more;
}
