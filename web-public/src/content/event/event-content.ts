import type * as z from 'zod';
import type { StoredContent } from '../assemble';
import { telephone } from '../company/reach';
import type { eventDetails } from '../schema/event';
import type { Question, Registration, event as written } from './event';
import { eventPrice, feeOf, type PriceRecord } from './event-prices';
import { dayOf } from './moments';
import type { EventMode } from './ways-to-pay';

/** A question as the table keeps it. */
interface StoredQuestion extends Question {
  retired: boolean;
  at_door?: boolean;
  options: { value: string; label: string; retired: boolean }[];
}

/** An event as the table keeps it: GET /events gives it. */
export interface EventRecord {
  slug: string;
  name: string;
  kind: string | null;
  summary: string | null;
  starts_at: string;
  ends_at: string;
  dates: string;
  times: string;
  venue_name: string;
  venue_street: string | null;
  venue_city: string | null;
  venue_country: string | null;
  fee_centavos: number;
  prices: PriceRecord[];
  takes_codes: boolean;
  includes: string | null;
  gcash_name: string | null;
  gcash_number: string | null;
  gcash_qr: string | null;
  pay_by_gcash: string | null;
  pay_by_bank_transfer: string | null;
  pay_by_cash: string | null;
  /** Null: those for all events. */
  payment_modes: EventMode[] | null;
  /** Of those that are retired, and of their options, pages know nothing. */
  questions?: StoredQuestion[];
  payment_due_at: string | null;
  registration_opens_at: string | null;
  registration: Exclude<Registration, 'none' | 'cancelled'>;
  state: 'draft' | 'published' | 'cancelled';
  /** Null: it was not moved. */
  moved_from: { starts_at: string; dates: string; place: string } | null;
  details: z.output<typeof eventDetails>;
}

const MANILA_MS = 8 * 3_600_000;
/** `2027-02-19T08:30:00+08:00`, whatever the zone of the machine. */
const inManila = (iso: string) => `${new Date(Date.parse(iso) + MANILA_MS).toISOString().slice(0, 19)}+08:00`;

/** What the pages say of an event (null: there is none). What it leaves open is said by the company's own content. */
export function eventContent(
  record: EventRecord | null,
  { company, event }: Pick<StoredContent, 'company' | 'event'>,
): typeof written {
  if (record === null)
    return { ...event, registration: 'none', slug: '', questions: [], programme: [], speakers: [] };
  const { details, fee_centavos: fee, payment_due_at: due, gcash_qr: qr, starts_at, ends_at } = record;
  const paid = inManila(due ?? starts_at);
  const { organizer } = details;
  const prices = record.prices.map(eventPrice);
  const { moved_from: before } = record;
  return {
    registration: record.state === 'cancelled' ? 'cancelled' : record.registration,
    moved: before
      ? { start: inManila(before.starts_at), from: `${before.dates}, ${before.place}` }
      : undefined,
    slug: record.slug,
    opens: record.registration_opens_at ? dayOf(record.registration_opens_at) : '',
    name: record.name,
    kind: record.kind ?? '',
    summary: record.summary ?? '',
    start: inManila(starts_at),
    end: inManila(ends_at),
    dates: record.dates,
    times: record.times,
    venue: {
      name: record.venue_name,
      street: record.venue_street ?? '',
      city: record.venue_city ?? '',
      country: record.venue_country ?? '',
    },
    fee: {
      ...feeOf(fee / 100, prices),
      includes: record.includes ?? '',
    },
    prices,
    takesCodes: record.takes_codes,
    picture: details.picture ?? event.picture,
    payment: {
      deadline: { date: paid.slice(0, 10), text: dayOf(due ?? starts_at) },
      modes: record.payment_modes ?? undefined,
      gcash: {
        name: record.gcash_name ?? '',
        number: record.gcash_number ?? '',
        qr: qr ? { typed: qr } : undefined,
      },
      words: {
        gcash: record.pay_by_gcash ?? '',
        'bank-transfer': record.pay_by_bank_transfer ?? '',
        cash: record.pay_by_cash ?? '',
      },
    },
    questions: (record.questions ?? [])
      .filter(({ retired }) => !retired)
      .map(({ retired: _, at_door: __, options, ...question }) => ({
        ...question,
        options: options.filter((option) => !option.retired).map(({ value, label }) => ({ value, label })),
      })),
    organizer: organizer
      ? {
          name: organizer.name,
          telephone: telephone(organizer.telephone),
          email: organizer.email,
        }
      : { name: company.brand, telephone: telephone(company.reach.telephone), email: company.contact.email },
    programme: details.programme ?? [],
    speakers: (details.speakers ?? []).map(({ name, role }) => ({ name, role: role ?? '' })),
    action: event.action,
    others: event.others,
  };
}
