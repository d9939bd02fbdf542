import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { Renderer } from '../content/publishing/renderer.js';
import { EventPages } from '../events/event-pages.js';
import { OfficeSettings } from '../office/office-settings.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { isReachable, Mails } from '../platform/mail/mails.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { STEPS, type FirstSteps, type StepName } from './first-steps.dto.js';

interface Upcoming {
  id: string;
  as_delivered: boolean;
  fee_centavos: number;
  texts: (string | null)[];
}

/** What an owner does first, each told from how things are. */
@Injectable()
export class FirstStepsReader {
  constructor(
    private readonly pool: Pool,
    private readonly office: OfficeSettings,
    private readonly mails: Mails,
    private readonly renderer: Renderer,
    private readonly events: EventPages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read({ email }: Pick<StaffCaller, 'email'>): Promise<FirstSteps> {
    const { first_steps_hidden = false } = await this.office.read();
    const events = await this.upcoming();
    const own = events.find(({ as_delivered }) => !as_delivered);
    const { backups, publicUrl } = this.settings;
    const unpayable = await this.withoutPayee(events);
    const done: Record<StepName, boolean> = {
      domain: isDomain(publicUrl),
      mail: this.mails.areSent,
      account: isReachable(email),
      logo: textsIn(await this.published('logo')).length > 0,
      contacts: await this.hasContacts(),
      payee: events.length > 0 && unpayable === undefined,
      event: own !== undefined,
      staff: (await this.count(`SELECT count(*)::int AS n FROM staff WHERE disabled_at IS NULL`)) > 1,
      backups: backups.copyFolder !== undefined || backups.copyBucket !== undefined,
    };
    const about: Partial<Record<StepName, string>> = {
      payee: (unpayable ?? events[0])?.id,
      event: (own ?? events[0])?.id,
    };
    const steps = STEPS.map((step) => ({ step, done: done[step], event_id: about[step] ?? null }));
    return { hidden: first_steps_hidden, steps };
  }

  async hide(hidden: boolean, by: StaffCaller): Promise<FirstSteps> {
    await this.office.hideFirstSteps(hidden, by);
    return this.read(by);
  }

  /** Published, and not over. One that nobody changed since the program came is no event of the owner's. */
  private async upcoming(): Promise<Upcoming[]> {
    const { rows } = await this.pool.query<Upcoming>(
      `SELECT id, created_at = updated_at AND slug = $1 AS as_delivered, fee_centavos::float8 AS fee_centavos,
              ARRAY[gcash_name, gcash_number, gcash_qr, pay_by_bank_transfer] AS texts
         FROM event WHERE state = 'published' AND ends_at > now() ORDER BY starts_at, id`,
      [DELIVERED],
    );
    return rows;
  }

  /** The first event that costs something, whose account came with the program. */
  private async withoutPayee(events: Upcoming[]): Promise<Upcoming | undefined> {
    const samples = placeholdersIn(await this.events.form());
    return events.find(
      ({ fee_centavos, texts }) =>
        fee_centavos > 0 && texts.some((text) => text !== null && samples.has(text)),
    );
  }

  /** Whether what is public of the company has nothing that came with the program. */
  private async hasContacts(): Promise<boolean> {
    const data = await this.published('company');
    if (data === undefined) return false;
    const { kinds } = await this.renderer.describe();
    const samples = placeholdersIn(kinds.find(({ kind }) => kind === 'company'));
    return !textsIn(data).some((text) => samples.has(text));
  }

  /** What is public of a kind of which there is one; undefined: nothing of the owner's. */
  private async published(kind: string): Promise<unknown> {
    const { rows } = await this.pool.query<{ data: unknown }>(
      `SELECT data FROM content_pointer
         JOIN content_release release ON release.id = release_id
         JOIN content_version version ON version.id = ANY(release.versions)
        WHERE kind = $1 AND slug = 'site' AND data IS NOT NULL`,
      [kind],
    );
    return rows[0]?.data;
  }

  private async count(sql: string): Promise<number> {
    return (await this.pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  }
}

const DELIVERED = 'common-ground-2027';

/** A name with https, which people can type: no machine of one's own, no number. */
function isDomain(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' && hostname.includes('.') && isIP(hostname) === 0;
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What fields of a schema came with, where that is not the owner's. */
function placeholdersIn(schema: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value))
      if (name === 'placeholders' && Array.isArray(inner)) textsIn(inner).forEach((text) => found.add(text));
      else look(inner);
  };
  look(schema);
  return found;
}
