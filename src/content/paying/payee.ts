import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { ActivityLog, type Actor, type Values } from '../../activity/activity-log.js';
import type { ActivityChange } from '../../activity/activity-types.js';
import { requireRecentPassword } from '../../auth/account/own-password.js';
import { StaffMailSettings } from '../../auth/staff/mail-settings.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Mails } from '../../platform/mail/mails.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { momentInManila } from '../../platform/manila.js';
import type { VersionRow } from '../content-rows.js';
import { DELIVERED_MODES, type EventMode, type PaymentMode } from './payment-modes.js';

const ADMIN_ONLY = 'Only an admin may change where payments go.';

interface Change {
  name: string;
  by: string;
  at: Date;
  before: Values | null;
  after: Values;
  path: string;
}

const WORDS: Record<string, string> = {
  gcash_name: 'Name of the GCash account',
  gcash_number: 'Number of the GCash account',
  gcash_qr: 'Code of the GCash account',
  pay_by_gcash: 'How to pay by GCash',
  pay_by_bank_transfer: 'How to pay by bank transfer',
  pay_by_cash: 'How to pay in cash',
  payment_modes: 'Ways to pay of the event',
};

/** Which of the site's ways to pay have other words, and what they were and are. */
interface ChangedModes {
  fields: string[];
  before: Record<string, string | null>;
  after: Record<string, string>;
}

/** What other versions would say of the ways to pay: new words may lead payments elsewhere. */
export function changedModes(before: VersionRow[], after: VersionRow[]): ChangedModes {
  const old = modesIn(before);
  const now = modesIn(after);
  const changed = [...now].filter(([value, words]) => old.get(value) !== words);
  return {
    fields: changed.map(([value]) => `paymentModes.${value}`),
    before: Object.fromEntries(changed.map(([value]) => [value, old.get(value) ?? null])),
    after: Object.fromEntries(changed),
  };
}

/** What these versions say of each way to pay. */
function modesIn(versions: VersionRow[]): Map<string, string> {
  const lists = versions.find(({ kind, data }) => kind === 'formLists' && data !== null)?.data;
  const { paymentModes } = (lists ?? {}) as { paymentModes?: PaymentMode[] };
  return new Map(
    (paymentModes ?? DELIVERED_MODES).map(({ value, label, how }) => [
      value,
      [label, how].filter(Boolean).join(': '),
    ]),
  );
}

/** Whoever changes the account that people pay into takes the money: admins alone may, and all of them hear of it. */
@Injectable()
export class Payee implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly staff: StaffMailSettings,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    this.mails.register(payeeChanged(this.pool));
  }

  /**
   * @param fields those that would change; none: nothing is asked
   * @throws ApiError 403 for anybody but an admin, and when the password was not given lately
   */
  requireRight(by: Caller, fields: string[]): void {
    if (fields.length === 0) return;
    if (by.kind !== 'staff' || by.role !== 'admin')
      throw new ApiError(
        403,
        ADMIN_ONLY,
        fields.map((field) => ({ field, message: ADMIN_ONLY })),
      );
    requireRecentPassword(by);
  }

  /** A line in the history, and a mail to each admin, in the transaction of the change. */
  async record(tx: EntityManager, by: Actor, change: ActivityChange): Promise<void> {
    await this.activity.record(tx, by, change);
    const [line] = await tx.query<{ id: string }[]>(
      'SELECT id FROM activity WHERE record_id = $1 AND type = $2 ORDER BY at DESC, sequence DESC LIMIT 1',
      [change.record_id, change.type],
    );
    if (!line) return;
    for (const { id, email } of await this.staff.admins(tx))
      await this.mails.queue(tx, {
        template: 'payee-changed',
        to: email,
        resource: change.resource,
        record_id: change.record_id,
        recipient_id: id,
        key: `payee-changed:${line.id}:${id}`,
      });
  }
}

/** To each admin, at once; the record is the event, or the release of the site. */
const payeeChanged = (pool: Pool): MailTemplate<Change> => ({
  name: 'payee-changed',
  title: 'Where payments go was changed',
  audience: 'Every admin, when the account that people pay into is changed',
  async load({ record_id, to_address }) {
    const { rows } = await pool.query<Change>(
      `SELECT coalesce(event.name, 'The site’s ways to pay') AS name, coalesce(a.caller_name, 'Somebody') AS by, a.at,
              a.before, a.after,
              CASE WHEN event.id IS NULL THEN '/admin/content' ELSE '/admin/events/' || event.id END AS path
         FROM activity a LEFT JOIN event ON event.id = a.record_id
        WHERE a.record_id = $1 AND a.type = ANY($2) AND a.after IS NOT NULL ORDER BY a.at DESC, a.sequence DESC LIMIT 1`,
      [record_id, TYPES],
    );
    return rows[0] && { to: to_address, data: rows[0] };
  },
  sample: {
    name: 'Common Ground 2027',
    by: 'Luz Reyes',
    at: new Date('2027-01-11T09:30:00+08:00'),
    before: { gcash_number: '0900 550 2027' },
    after: { gcash_number: '0900 550 2028' },
    path: '/admin/events',
  },
  render: ({ name, by, at, before, after, path }, { publicUrl }) => ({
    subject: `Where payments go was changed: ${name}`,
    preview: `By ${by}. Is this right?`,
    title: 'Where payments go was changed',
    blocks: [
      { kind: 'text', text: `${by} changed how people pay for ${name}, on ${momentInManila(at)}.` },
      {
        kind: 'facts',
        rows: Object.keys(after).flatMap((field): [string, string][] => [
          [`${WORDS[field] ?? field}, before`, wordsOf(before?.[field])],
          [`${WORDS[field] ?? field}, now`, wordsOf(after[field])],
        ]),
      },
      { kind: 'action', label: 'Look at it', href: `${publicUrl}${path}` },
      {
        kind: 'note',
        text: `If you did not expect this, correct it at once, change the password of ${by}, and tell everyone who has paid since.`,
      },
    ],
  }),
});

const TYPES = ['event.payee_changed', 'content.payment_modes_changed'];
const wordsOf = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? 'nothing'
    : typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.map(wayText).join('\n')
        : JSON.stringify(value);
/** `Maya: Events Desk, 0917 555 0000. Send it in the app` */
const wayText = ({ label, how, account_name, account_number }: EventMode): string =>
  [[label, [account_name, account_number].filter(Boolean).join(', ')].filter(Boolean).join(': '), how]
    .filter(Boolean)
    .join('. ');
