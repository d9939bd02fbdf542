import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { MailBatches } from '../mail-batches/mail-batches.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailTemplate } from '../platform/mail/template.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { cancelledTemplate, movedTemplate } from './change-letters.js';
import {
  asMessage,
  GUEST_MAIL,
  guestMailTemplate,
  SAMPLE_GUEST,
  type GuestLetter,
} from './guest-mail-template.js';
import type { GuestMail } from './guest-mail.entity.js';
import type { GuestMailFields, GuestMailPreview } from './guest-mails.dto.js';
import { audienceOf, lettersOf } from './guest-mails.service.js';
import { countGuests, readFilter } from './recipients.js';

/** How a mail to guests will look, before anybody gets it. */
@Injectable()
export class GuestMailTrials implements OnModuleInit {
  private readonly template: MailTemplate<GuestLetter>;

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly mails: Mails,
    private readonly batches: MailBatches,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.template = guestMailTemplate(pool);
  }

  onModuleInit(): void {
    this.mails.register(this.template);
    this.mails.register(cancelledTemplate(this.pool));
    this.mails.register(movedTemplate(this.pool));
  }

  /** What it would look like, and how many it would be for. @throws ApiError 400, 404 */
  async preview(key: string, fields: GuestMailFields): Promise<GuestMailPreview> {
    const event = await this.eventOf(key);
    const letter = { ...SAMPLE_GUEST, ...lettersOf(fields), event };
    const { subject, html, text } = await this.mails.show(this.template, letter);
    const counts = await countGuests(this.pool, audienceOf(fields), event.id);
    return { counts, subject, html, text, message: asMessage(letter, this.settings.publicUrl) };
  }

  /** To whoever writes it, by the way that all mails go. @throws ApiError 400, 404 */
  async test(key: string, fields: GuestMailFields, me: StaffCaller): Promise<void> {
    const event = await this.eventOf(key);
    const audience = audienceOf(fields);
    readFilter(audience.filter);
    const given = { event_id: event.id, ...lettersOf(fields), ...audience };
    await this.batches.test<GuestMail>(GUEST_MAIL, given, me);
  }

  private async eventOf(key: string): Promise<Event> {
    const { id } = await this.events.read(key, true);
    return this.dataSource.manager.findOneByOrFail(Event, { id });
  }
}
