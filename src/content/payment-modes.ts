import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../platform/http/api-error.js';
import { versionsById } from './content-rows.js';

/** A way to pay. */
export interface PaymentMode {
  /** What records keep. */
  value: string;
  label: string;
  /** What to do, where the event says nothing of it. */
  how?: string | undefined;
}
/** `offered`: new registrations may choose it; the others are those of older records. */
export type KnownMode = PaymentMode & { offered: boolean };

/** Taken where nothing is said, while it is offered (specification, section 9). */
const DEFAULT = 'gcash';

/**
 * As delivered, and until the owner publishes another list. The same words as on the site
 * (web-public/src/content/options.ts): a test compares the two.
 */
export const DELIVERED_MODES: readonly PaymentMode[] = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];

/** Every list that was ever public, the one that is so now last. */
const LISTS = `SELECT version.data->'paymentModes' AS modes, version.id = ANY(now.versions) IS TRUE AS current
  FROM content_version version
  LEFT JOIN (content_pointer JOIN content_release now ON now.id = release_id) ON true
 WHERE version.kind = 'formLists' AND version.data IS NOT NULL
   AND EXISTS (SELECT FROM content_release release WHERE version.id = ANY(release.versions))
 ORDER BY current, version.at`;

type Db = { query(sql: string): Promise<unknown> };

/** Offered modes in the owner's order, then those that records may still have. */
export async function knownModes(db: Db): Promise<KnownMode[]> {
  const found = await db.query(LISTS);
  const lists = (Array.isArray(found) ? found : (found as { rows: unknown }).rows) as {
    modes: PaymentMode[];
    current: boolean;
  }[];
  const offered = lists.find(({ current }) => current)?.modes ?? DELIVERED_MODES;
  const all = new Map(
    [...DELIVERED_MODES, ...lists.flatMap(({ modes }) => modes)].map((mode) => [mode.value, mode]),
  );
  for (const { value } of offered) all.delete(value);
  return [
    ...offered.map((mode) => ({ ...mode, offered: true })),
    ...[...all.values()].map((mode) => ({ ...mode, offered: false })),
  ];
}

/** The words of a mode that a record has. */
export const modeOf = (modes: readonly PaymentMode[], value: string): PaymentMode =>
  modes.find((mode) => mode.value === value) ?? { value, label: value };

/** Which ways to pay have other words, and what they were and are. */
export interface ChangedModes {
  fields: string[];
  before: Record<string, string | null>;
  after: Record<string, string>;
}

/** What another release would say of the ways to pay: new words may lead payments elsewhere. @param before ids of versions */
export async function changedModes(pool: Pool, before: string[], after: string[]): Promise<ChangedModes> {
  const modesIn = async (versions: string[]) => {
    const rows = await versionsById(pool, versions);
    const lists = rows.find(({ kind, data }) => kind === 'formLists' && data !== null)?.data;
    const { paymentModes } = (lists ?? {}) as { paymentModes?: PaymentMode[] };
    return new Map((paymentModes ?? DELIVERED_MODES).map((mode) => [mode.value, wordsOf(mode)]));
  };
  const [old, now] = [await modesIn(before), await modesIn(after)];
  const changed = [...now].filter(([value, words]) => old.get(value) !== words);
  return {
    fields: changed.map(([value]) => `paymentModes.${value}`),
    before: Object.fromEntries(changed.map(([value]) => [value, old.get(value) ?? null])),
    after: Object.fromEntries(changed),
  };
}

const wordsOf = ({ label, how }: PaymentMode): string => [label, how].filter(Boolean).join(': ');

/** The ways to pay that the owner lists: what the form offers is what the API takes. */
@Injectable()
export class PaymentModes {
  constructor(private readonly pool: Pool) {}

  all(): Promise<KnownMode[]> {
    return knownModes(this.pool);
  }

  /** What a new registration may have; nothing said: the usual one. @throws ApiError 400 */
  async choose(value: string | null | undefined): Promise<string> {
    const offered = (await this.all()).filter((mode) => mode.offered).map((mode) => mode.value);
    const usual = offered.includes(DEFAULT) ? DEFAULT : (offered[0] ?? DEFAULT);
    if (value == null) return usual;
    return offered.includes(value) ? value : refuse(offered);
  }

  /** What staff may write into a record: also a mode that is offered no more. @throws ApiError 400 */
  async known(value: string | null): Promise<string> {
    if (value === null) return this.choose(null);
    const all = (await this.all()).map((mode) => mode.value);
    return all.includes(value) ? value : refuse(all);
  }
}

function refuse(modes: string[]): never {
  throw ApiError.invalid([{ field: 'payment_mode', message: `One of ${modes.join(', ')}` }]);
}
