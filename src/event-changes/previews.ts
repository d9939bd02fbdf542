import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { dearest } from '../events/prices/price.js';
import { cancelledTemplate, movedTemplate, SAMPLE_CHANGE } from '../guest-mails/change-letters.js';
import { GuestMail } from '../guest-mails/guest-mail.entity.js';
import { countInformed } from '../guest-mails/informed.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailTemplate } from '../platform/mail/template.js';
import { asGuestsKnow, columnsOf, datesAndPlace, movedTo, refuseOver } from './dates.js';
import type { ChangePreview, NewDates, ReturnByWay } from './event-changes.dto.js';

/** What each registration has paid and is not given up by people who were removed: all of it goes back once nobody comes. */
const BY_WAY = `SELECT p.channel, count(*)::int AS payers, sum(back.centavos)::float8 AS to_return_centavos
  FROM registration_money m
  CROSS JOIN LATERAL (SELECT m.due_centavos - m.owed_centavos + m.to_return_centavos AS centavos) back
  JOIN LATERAL (SELECT channel FROM movement WHERE registration_id = m.registration_id AND kind = 'payment'
                 ORDER BY created_at DESC, id DESC LIMIT 1) p ON true
 WHERE m.event_id = $1 AND back.centavos > 0 GROUP BY 1 ORDER BY 3 DESC, 1`;

const WAITING = `SELECT (SELECT count(*)::int FROM proof p JOIN registration r ON r.id = p.registration_id
     WHERE r.event_id = $1 AND p.state = 'waiting') AS proofs_waiting,
  (SELECT count(*)::int FROM guest_mail b WHERE b.event_id = $1 AND b.about = 'guests' AND (b.state IN ('planned', 'sending')
     OR EXISTS (SELECT FROM mail m WHERE m.batch_id = b.id AND m.state IN ('queued', 'retrying')))) AS other_mails`;

/** What a change would do, before anything is done. */
@Injectable()
export class ChangePreviews {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly mails: Mails,
  ) {}

  /** @throws ApiError 404, 409 */
  async cancelling(key: string, words: string): Promise<ChangePreview> {
    const event = await this.open(key);
    const { rows: to_return } = await this.pool.query<ReturnByWay>(BY_WAY, [event.id]);
    const free = dearest(event) === 0;
    // As most of them read it: who paid, or, where nobody did, who did not.
    const back = to_return.length > 0 ? event.fee_centavos : 0;
    const letter = { ...SAMPLE_CHANGE, words, free, to_return_centavos: back };
    return {
      ...(await this.show(event, cancelledTemplate(this.pool), {
        ...letter,
        event: { ...event, state: 'cancelled' },
      })),
      to_return,
      to_return_centavos: to_return.reduce((sum, way) => sum + way.to_return_centavos, 0),
    };
  }

  /** @throws ApiError 400, 404, 409 */
  async moving(key: string, fields: NewDates): Promise<ChangePreview> {
    const event = await this.open(key);
    const after = { ...event, ...columnsOf(movedTo(event, fields)), moved_from: datesAndPlace(event) };
    const letter = { ...SAMPLE_CHANGE, words: fields.words ?? '', event: after };
    return {
      ...(await this.show(event, movedTemplate(this.pool), letter)),
      to_return: [],
      to_return_centavos: 0,
    };
  }

  private async open(key: string): Promise<Event> {
    const { id } = await this.events.read(key, true);
    const event = await this.dataSource.manager.findOneByOrFail(Event, { id });
    refuseOver(event);
    const [planned] = await this.dataSource.manager.findBy(GuestMail, {
      event_id: id,
      about: 'moved',
      state: 'planned',
    });
    return asGuestsKnow(event, planned?.before ?? undefined);
  }

  private async show<Letter>({ id }: Event, template: MailTemplate<Letter>, letter: Letter) {
    const { subject, html, text } = await this.mails.show(template, letter);
    const { rows } = await this.pool.query<{ proofs_waiting: number; other_mails: number }>(WAITING, [id]);
    if (!rows[0]) throw new Error('The counts gave no row');
    return { ...(await countInformed(this.pool, id)), ...rows[0], subject, html, text };
  }
}
