import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { ContentCheck } from '../content/drafts/content-check.js';
import type { PreviewView } from '../content/drafts/drafts.dto.js';
import { Previews } from '../content/drafts/previews.js';
import { RenderInputs } from '../content/publishing/render-inputs.js';
import { Renderer, type PublishedEvent, type ShownEvents } from '../content/publishing/renderer.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { modesToKeep } from './event-modes.js';
import { toEventView } from './event-view.dto.js';
import { Event, FIRST_EVENT } from './event.entity.js';
import { type EventChanges, type EventFields } from './events.dto.js';
import { NEXT } from './events.service.js';
import { boundariesOf } from './prices/price.js';
import { newQuestions } from './questions/revise.js';

type ShownRow = Event & { is_next: boolean };

const SHOWN = `SELECT event.*, event.id IS NOT DISTINCT FROM (SELECT id FROM (${NEXT}) AS next) AS is_next
  FROM event WHERE state IN ('published', 'cancelled') ORDER BY starts_at, id`;

/** Events as the site shows them, published or as they are being written. */
@Injectable()
export class EventPages implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly inputs: RenderInputs,
    private readonly previews: Previews,
    private readonly renderer: Renderer,
    private readonly contentCheck: ContentCheck,
  ) {}

  onModuleInit(): void {
    this.inputs.eventsFrom(() => this.forSite());
  }

  /** The schema of an event's form, which its details are checked by. */
  async form(): Promise<object> {
    return (await this.renderer.describe()).eventForm;
  }

  /** A page of the site with an event as it is being written; nothing is kept. @throws ApiError 400 */
  async preview(path: string, given: EventFields): Promise<PreviewView> {
    const fields = {
      ...given,
      payment_modes: modesToKeep(given.payment_modes),
      questions: newQuestions(given.questions),
    };
    await this.check(fields);
    const moment = (iso: string | null | undefined) => (iso ? new Date(iso) : null);
    const row = Object.assign(new Event(), {
      ...EMPTY,
      ...columnsOf(fields),
      starts_at: new Date(fields.starts_at),
      ends_at: new Date(fields.ends_at),
      payment_due_at: moment(fields.payment_due_at),
      registration_opens_at: moment(fields.registration_opens_at),
      registration_closes_at: moment(fields.registration_closes_at),
      changes_close_at: moment(fields.changes_close_at),
      cash_held_until: moment(fields.cash_held_until),
    });
    return this.previews.withEvent(path, siteView(row));
  }

  /** What the site shows of the events. While nobody changed the first one, that is what developers wrote. */
  private async forSite(): Promise<ShownEvents> {
    const { rows } = await this.pool.query<ShownRow>(SHOWN);
    const next = rows.find(({ is_next }) => is_next);
    const untouched = rows.length === 1 && rows.every(isAsDelivered);
    if (untouched && next) return { event: undefined, events: undefined, until: next.ends_at };
    const later = rows
      .flatMap((row) => [
        row.registration_opens_at,
        row.registration_closes_at,
        row.ends_at,
        ...boundariesOf(row),
      ])
      .filter((moment): moment is Date => moment !== null && moment.getTime() > Date.now())
      .sort((one, other) => one.getTime() - other.getTime());
    // Where no event is next, visitors read that the one they look for is cancelled.
    const shown = next ?? rows.find(({ state, ends_at }) => state === 'cancelled' && ends_at > new Date());
    return { event: shown ? siteView(shown) : null, events: rows.map(siteView), until: later[0] };
  }

  /** @throws ApiError 400 naming each field that the site cannot show */
  async check({ slug, details }: Pick<EventChanges, 'slug' | 'details'>): Promise<void> {
    if (slug !== undefined && (ADDRESSES.includes(slug) || isUuid(slug)))
      throw ApiError.invalid([
        { field: 'slug', message: 'Another page has this address already: choose another' },
      ]);
    if (!details || Object.keys(details).length === 0 || this.renderer.build === undefined) return;
    const { problems } = await this.contentCheck.of({ kind: 'event', slug: 'details', data: details });
    if (problems.length > 0)
      throw ApiError.invalid(
        problems.map(({ field, message }) => ({ field: field.replace(/^data/, 'details'), message })),
      );
  }
}

/** Whether the migration alone wrote it, and EVENT_FEE_PHP has the same fee. */
const isAsDelivered = ({ id, created_at, updated_at, fee_centavos }: Event): boolean =>
  id === FIRST_EVENT && created_at.getTime() === updated_at.getTime() && fee_centavos === FIRST_FEE;
const FIRST_FEE = 150_000;

/** Words that no slug may be, since addresses have them: /register/group, /events/form, /events/preview, /events/payment-code. */
const ADDRESSES = ['group', 'form', 'preview', 'payment-code'];

/** Leaves out what changes while the page stays the same. */
function siteView({ is_next: _next, ...row }: Event & Partial<ShownRow>): PublishedEvent {
  const { places_left: _, created_at: _created, updated_at: _updated, ...view } = toEventView(row, 0);
  return view;
}

/** The columns of an event that its form leaves out. */
const EMPTY = {
  id: FIRST_EVENT,
  kind: null,
  summary: null,
  venue_street: null,
  venue_city: null,
  venue_country: null,
  prices: null,
  includes: null,
  gcash_name: null,
  gcash_number: null,
  gcash_qr: null,
  gcash_exact: true,
  pay_by_gcash: null,
  pay_by_bank_transfer: null,
  pay_by_cash: null,
  payment_modes: null,
  questions: [],
  capacity: null,
  hold_hours: 72,
  cash_held_until: null,
  network_places: null,
  state: 'draft',
  calendar_sequence: 0,
  moved_from: null,
  details: {},
  created_at: new Date(0),
  updated_at: new Date(0),
} as const;

/** Null stays where a column may be empty; a state that is cleared is the default again. */
export function columnsOf(fields: EventChanges): Record<string, unknown> {
  const given = Object.entries({ ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'state' ? (value ?? 'draft') : value]),
  );
}
