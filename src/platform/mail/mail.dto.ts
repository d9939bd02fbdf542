import { ApiProperty } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../http/openapi/answers.js';
import {
  choice,
  condition,
  date,
  id,
  startsWith,
  unsortedId,
  type ListResource,
} from '../listing/resource.js';
import { MAIL_STATES, type Mail, type MailState } from './mail.entity.js';

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** A mail as staff see it. */
export class MailView {
  @ShownUuid() id: string;
  @ShownText({ example: 'registration-received' }) template: string;
  @ShownText({ format: 'email' }) to_address: string;
  @ShownTextOrNull({ description: 'null: not rendered yet' }) subject: string | null;
  @ShownText({ description: 'What it is about', example: 'delegates' }) resource: string;
  @ShownUuid() record_id: string;
  @ShownUuidOrNull({ description: 'Of the event that it is about' }) event_id: string | null;
  @ShownText({
    enum: [...MAIL_STATES],
    description:
      'queued: waits for its turn; sent: the mail server took it; retrying: tried again at next_attempt_at; failed: it ' +
      'never will be; uncertain: cut off, may have been sent; withheld: not sent as things are set',
  })
  state: MailState;
  @Count('How often it was tried') attempts: number;
  @ShownTextOrNull({ description: 'Why it was not sent' }) last_error: string | null;
  @ShownDateOrNull({ description: 'It was cut off then, so that a copy may exist' })
  uncertain_at: Date | null;
  @ShownDateOrNull() next_attempt_at: Date | null;
  @ShownDateOrNull() sent_at: Date | null;
  @ShownDate() created_at: Date;
  @ShownDate() updated_at: Date;
}

/** What a mail says. */
export class MailPreview {
  @ShownText() subject: string;
  @ShownTextOrNull({ description: 'null: a sample goes to nobody' }) to: string | null;
  @ShownText({ description: 'The pictures of the mail are in it as data: addresses' }) html: string;
  @ShownText() text: string;
}

export class MailTemplateView {
  @ShownText() name: string;
  @ShownText() title: string;
  @ShownText({ description: 'Who gets it' }) audience: string;
}

export class MailSummary {
  @ShownBoolean({ description: 'Whether a mail server is set (SMTP_URL)' }) configured: boolean;
  @Count('Mails that wait for their turn') queued: number;
  @Count('Mails that wait because no mail server is or was set') withheld: number;
  @Count('Mails that never will be sent') failed: number;
  @Count('Mails that were cut off, and may have been sent') uncertain: number;
}

export class SentWithheld {
  @Count('How many mails it was about') count: number;
}

/** What mails to colleagues, and to those who inquired, are about. */
export const NOT_TO_GUESTS = ['staff', 'inquiries'];

export const mailList: ListResource = {
  table: 'mail',
  resourceName: 'mails',
  select: [
    'id',
    'template',
    'to_address',
    'subject',
    'resource',
    'record_id',
    'event_id',
    'state',
    'attempts',
    'last_error',
    'uncertain_at',
    'next_attempt_at',
    'sent_at',
    'created_at',
    'updated_at',
  ],
  columns: {
    id,
    template: startsWith,
    to_address: startsWith,
    subject: startsWith,
    record_id: id,
    event_id: unsortedId,
    to_guests: condition(`resource NOT IN (${NOT_TO_GUESTS.map((resource) => `'${resource}'`).join(', ')})`),
    state: choice(MAIL_STATES),
    waits: condition(`state = 'withheld' AND last_error IS NULL`),
    created_at: date,
    sent_at: date,
  },
};

export const toMailView = (row: MailView | Mail): MailView => ({
  id: row.id,
  template: row.template,
  to_address: row.to_address,
  subject: row.subject,
  resource: row.resource,
  record_id: row.record_id,
  event_id: row.event_id,
  state: row.state,
  attempts: row.attempts,
  last_error: row.last_error,
  uncertain_at: row.uncertain_at,
  next_attempt_at: row.next_attempt_at,
  sent_at: row.sent_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
