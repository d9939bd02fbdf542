import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { LOCKS } from '../platform/locks.js';
import { PROOF_STORAGE, type ProofStorage } from '../uploads/storage.js';
import { ADDRESSES, NAMES_PERSON } from './erase-traces.js';
import { eraseRecords, IS_GUEST } from './erase.js';
import { Erasures } from './erasures.js';
import { archiveOf, collectData, type ChosenRecords } from './export.js';
import { hashOfRecord, type Erasure } from './ledger.js';
import { findRecords, nothingChosen, type FoundRecord } from './people.js';
import {
  privacyActivity,
  toFoundView,
  type ChosenOne,
  type ChosenPerson,
  type FoundPerson,
  type KeptPayments,
  type SoughtPerson,
} from './privacy.dto.js';
import { keepErasure } from './reapply.js';

const CHANGED = 'What was found has changed in the meantime. Search again, and look at what is there now.';

/** What is kept of one person: shown, given out, erased. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly erasures: Erasures,
    @Inject(PROOF_STORAGE) private readonly proofs: ProofStorage,
  ) {}

  /** @throws ApiError 400 without an address or a number */
  async find(person: SoughtPerson): Promise<FoundPerson> {
    requireOne(person);
    const { manager } = this.dataSource;
    const records = await findRecords(manager, person.email ?? null, person.phone_number ?? null);
    const owed = await owedTo(manager, records);
    const [beside] = await manager.query<Omit<FoundPerson, 'records'>[]>(
      `SELECT (SELECT count(*)::int FROM mail WHERE recipient_id IS NULL AND lower(to_address) = $3) AS mails,
              (SELECT count(*)::int FROM activity WHERE ${NAMES_PERSON}) AS history,
              (SELECT count(DISTINCT id)::int FROM waiting_entry, jsonb_array_elements(asked -> 'delegates') one
                WHERE ${IS_GUEST} AND id <> ALL($4)) AS waiting,
              (SELECT count(*)::int FROM (${ADDRESSES.map((table) => `SELECT address FROM ${table}`).join(' UNION ALL ')}) kept
                WHERE address = fold_address($3)) AS addresses,
              EXISTS (SELECT FROM staff WHERE email = $3::text) AS is_colleague`,
      [
        asList(person.email),
        asList(person.phone_number),
        person.email ?? null,
        records.flatMap(({ kind, id }) => (kind === 'waiting-list' ? [id] : [])),
      ],
    );
    if (!beside) throw new Error('Counts are one row');
    return { records: records.map((record) => toFoundView(record, owed.get(keyOf(record)))), ...beside };
  }

  /** @returns a tar.gz @throws ApiError 400, 404, 409 when other records are meant than there are */
  async export(person: ChosenPerson, by: StaffCaller): Promise<Readable> {
    requireOne(person);
    const data = await transaction(this.dataSource, async (tx) => {
      const chosenRecords = await recordsOf(tx, person);
      const id = v7();
      await this.activity.record(tx, by, privacyActivity('privacy.exported', id));
      return collectData(tx, person, chosenRecords);
    });
    return archiveOf(data, this.proofs, new Date());
  }

  /** Once, and for good. @throws ApiError 400, 404, 409 when other records are meant than there are */
  async erase(person: ChosenPerson, by: StaffCaller): Promise<Erasure> {
    requireOne(person);
    const { hashes } = this.erasures;
    const { erasure, files } = await transaction(this.dataSource, async (tx) => {
      // The second click finds nothing any more, instead of erasing it twice.
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.erasing]);
      const { chosen, identity } = await recordsOf(tx, person);
      const { counts, files, groups } = await eraseRecords(tx, by, chosen, identity);
      await this.erasures.settle(tx, groups, by);
      const made: Erasure = {
        id: v7(),
        erased_at: new Date().toISOString(),
        by_name: by.name,
        record_hashes: Object.values(chosen).flat().map(hashOfRecord),
        identifier_hashes: [...identity.emails.map(hashes.email), ...identity.phones.map(hashes.phone)],
        key_check: hashes.check,
        counts,
      };
      await keepErasure(tx, made);
      await this.activity.record(tx, by, privacyActivity('privacy.erased', made.id));
      return { erasure: made, files };
    });
    await this.erasures.removeFiles(files);
    await this.erasures.keepLedgerSoon();
    // Places may have become free.
    this.jobs.wake();
    return erasure;
  }

  async newest(): Promise<Pick<Erasure, 'id' | 'erased_at' | 'by_name' | 'counts'>[]> {
    const rows = await this.dataSource.query<(Erasure & { erased_at: Date | string })[]>(
      'SELECT id, erased_at, by_name, counts FROM erasure ORDER BY erased_at DESC, id DESC LIMIT 50',
    );
    return rows.map((row) => ({ ...row, erased_at: new Date(row.erased_at).toISOString() }));
  }

  keptPayments(): Promise<KeptPayments[]> {
    return this.dataSource.query<KeptPayments[]>(
      `SELECT event_name, channel, count(*)::int AS payments, sum(people)::int AS people,
              sum(total_centavos)::float8 AS total_centavos
         FROM kept_payment GROUP BY 1, 2 ORDER BY 1, 2`,
    );
  }
}

const asList = (text: string | null | undefined): string[] => (text == null ? [] : [text]);

function requireOne({ email, phone_number }: SoughtPerson): void {
  if (email == null && phone_number == null)
    throw ApiError.invalid([{ field: 'email', message: 'Enter an e-mail address or a phone number' }]);
}

const keyOf = ({ kind, id }: ChosenOne): string => `${kind} ${id.toLowerCase()}`;

/** What is to be returned, by record: to who paid, which is the contact, or the one delegate. */
async function owedTo(
  tx: Pick<EntityManager, 'query'>,
  records: FoundRecord[],
): Promise<Map<string, number>> {
  const rows = await tx.query<(ChosenOne & { sum: number })[]>(
    `SELECT of.*, m.to_return_centavos::float8 AS sum FROM (
         SELECT 'delegates' AS kind, d.id, r.id AS registration_id FROM delegate d JOIN registration r ON r.id = d.registration_id
          WHERE r.contact_email IS NULL
         UNION ALL SELECT 'registrations', id, id FROM registration WHERE contact_email IS NOT NULL) of
       JOIN registration_money m ON m.registration_id = of.registration_id
      WHERE of.id = ANY($1) AND m.to_return_centavos > 0`,
    [records.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [keyOf(row), row.sum]));
}

/** Only what is found by the address or the number can be chosen. */
async function recordsOf(
  tx: Transaction,
  { email, phone_number, records }: ChosenPerson,
): Promise<ChosenRecords> {
  const found = await findRecords(tx, email ?? null, phone_number ?? null);
  const wanted = new Set(records.map(keyOf));
  const chosenRecords: FoundRecord[] = found.filter((record) => wanted.has(keyOf(record)));
  if (chosenRecords.length < wanted.size) throw ApiError.conflict('changed_meanwhile', CHANGED);
  const chosen = nothingChosen();
  for (const { kind, id } of chosenRecords) chosen[kind].push(id);
  // Who is reached through the contact of a group shares nothing of their own.
  const all = found.every((record) => record.through_contact || wanted.has(keyOf(record)));
  return {
    chosen,
    identity: {
      emails: all ? asList(email) : [],
      phones: all ? asList(phone_number) : [],
    },
  };
}
