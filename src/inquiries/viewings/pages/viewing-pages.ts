import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { readCompany } from '../../../content/mail-company.js';
import type { ApiError } from '../../../platform/http/errors/api-error.js';
import { Mails } from '../../../platform/mail/mails.js';
import { SETTINGS, type Settings } from '../../../platform/settings/settings.js';
import { FilledPages } from '../../pages/filled-pages.js';
import { Bookings } from '../bookings.service.js';
import { whenOf, whereOf } from '../mails/letter.js';
import { invitation } from '../mails/viewing-ics.js';
import { OwnViewings } from '../own-viewings.js';
import { ViewingLinks } from '../viewing-links.js';
import type { ViewingRow } from '../viewing-rows.js';
import type { WayToView } from '../viewing.entity.js';
import { readFrom } from '../viewings.dto.js';
import { zoneOf } from '../zones.js';
import { factsHtml, hoursHtml, laterHtml, problemHtml, waysHtml, zonesHtml } from './page-parts.js';

/** The files of the two pages, which the site renders as it does all others. */
const BOOKING = 'book-a-viewing/_any/index.html';
const MY_VIEWING_PAGE = 'my-viewing/_any/index.html';

const TYPED = ['first_name', 'last_name', 'phone_number', 'email', 'message'] as const;
const BOXES = ['agree_terms', 'agree_newsletter'] as const;
const LABELS: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone number',
  email: 'Email',
  message: 'Message',
  starts_at: 'Hour',
  agree_terms: 'Terms',
  how: 'On site or by video',
  from: 'Day',
};

/** A page shows the hours of so many days: more would be a long way to the form on a phone. */
const DAYS = 4;

type Query = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const wayOf = (value: unknown): WayToView => (value === 'video' ? 'video' : 'site');

/** The site's pages of viewings, filled in with what is so at this moment. */
@Injectable()
export class ViewingPages {
  constructor(
    private readonly pages: FilledPages,
    private readonly bookings: Bookings,
    private readonly viewings: OwnViewings,
    private readonly links: ViewingLinks,
    private readonly mails: Mails,
    private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Where nobody has stated hours for it, visitors ask by the form, as ever. @returns undefined: hours are offered, or nothing is there */
  async elsewhere(slug: string, how: unknown): Promise<string | undefined> {
    const project = await this.bookings.project(slug);
    if (!project || (await this.bookings.isShown(slug))) return undefined;
    return `${project.page}?about=${wayOf(how) === 'video' ? 'video-call' : 'viewing'}#inquire`;
  }

  /** @returns undefined where no viewing of it is offered */
  async booking(
    slug: string,
    { query = {}, typed = {}, error }: { query?: Query; typed?: Query; error?: ApiError },
  ): Promise<string | undefined> {
    const project = await this.bookings.project(slug);
    if (!project) return undefined;
    const how = wayOf(typed.how ?? query.how);
    const zone = zoneOf(typed.time_zone ?? query.tz);
    const shown = { how, tz: zone, ...orNothing(query.from) };
    const free = await this.bookings.free(slug, { how, most: DAYS, ...orNothing(query.from) });
    const chosen = error?.code === 'hour_taken' ? undefined : text(typed.starts_at);
    return this.pages.fill(BOOKING, {
      texts: {
        project: project.name,
        slug,
        how,
        time_zone: zone,
        page: `${project.page}?about=viewing#inquire`,
        ...Object.fromEntries(TYPED.map((name) => [name, text(typed[name])])),
      },
      parts: {
        hours: hoursHtml(free, zone, chosen),
        later: laterHtml(free, shown),
        ways: waysHtml(how, shown),
        zones: zonesHtml(zone),
        problem: error ? problemHtml(error, LABELS) : '',
      },
      shown: [...(error ? ['problem'] : []), free.hours.length === 0 ? 'none' : 'some', how],
      ticked: BOXES.filter((name) => typed[name] === true),
    });
  }

  /** @returns undefined for no viewing's link */
  async own(token: string, query: Query, error?: ApiError): Promise<string | undefined> {
    const viewing = await this.viewings.find(token).catch(() => undefined);
    if (!viewing) return undefined;
    const isAhead = viewing.starts_at.getTime() > Date.now();
    const state = viewing.state === 'called-off' ? 'called_off' : isAhead ? 'ahead' : 'over';
    const from = orNothing(query.from);
    const isOffered = state === 'ahead' && (await this.bookings.project(viewing.project)) !== undefined;
    const free = isOffered
      ? await this.bookings.free(viewing.project, { how: viewing.how, most: DAYS, ...from })
      : { hours: [], later: null };
    const now = { booked: 'now_booked', moved: 'now_moved', 'called-off': 'now_called_off' }[text(query.now)];
    return this.pages.fill(MY_VIEWING_PAGE, {
      texts: {
        project: viewing.project_name,
        slug: viewing.project,
        token,
        calendar: `/my-viewing/${token}/viewing.ics`,
      },
      parts: {
        facts: factsHtml(factsOf(viewing)),
        hours: hoursHtml(free, viewing.time_zone),
        later: laterHtml(free, { ...from }),
        problem: error ? problemHtml(error, LABELS) : '',
      },
      shown: [
        state,
        ...(now && !error ? [now, ...(this.mails.areSent ? ['mailed'] : [])] : []),
        ...(error ? ['problem'] : []),
        ...(state === 'ahead' ? [free.hours.length > 0 ? 'some' : 'none'] : []),
      ],
    });
  }

  /** @throws ApiError 404 */
  async calendar(token: string): Promise<string> {
    const viewing = await this.viewings.find(token);
    const company = await readCompany(this.pool);
    const url = this.links.addressOf(viewing.id);
    const { content } = await invitation({
      uid: uidOf(viewing, this.settings),
      sequence: viewing.sequence,
      method: 'PUBLISH',
      called_off: viewing.state === 'called-off',
      starts_at: viewing.starts_at,
      minutes: viewing.minutes,
      summary: `Viewing of ${viewing.project_name}`,
      place: whereOf(viewing),
      text: url,
      url,
      organizer: { name: company.brand, email: company.email },
      attendee: { name: `${viewing.first_name} ${viewing.last_name}`.trim(), email: viewing.email ?? '' },
    });
    return String(content);
  }
}

/** A day that does not exist is ignored, since this is a page and no API. */
function orNothing(from: unknown): { from?: string } {
  try {
    return readFrom(from);
  } catch {
    return {};
  }
}

const uidOf = ({ id }: ViewingRow, { publicUrl }: Settings) => `viewing-${id}@${new URL(publicUrl).hostname}`;

const factsOf = (viewing: ViewingRow): (readonly [string, string])[] => [
  ['Project', viewing.project_name],
  ['When', whenOf(viewing)],
  [viewing.how === 'site' ? 'Where' : 'Video', whereOf(viewing)],
  ['With', viewing.staff_name ?? ''],
];
