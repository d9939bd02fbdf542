import { ApiProperty } from '@nestjs/swagger';
import {
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import type { BatchState } from './mail-batch.entity.js';

export const Count = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', description });

/** What was written to many, and what came of it. */
export class MailBatchView {
  @ShownUuid() id: string;
  @ShownText() subject: string;
  @ShownText({
    enum: ['planned', 'sending', 'sent', 'undone'],
    description: 'sending: its mails are being written',
  })
  state: BatchState;
  @ShownDate({ description: 'Until then it may be undone' }) begins_at: Date;
  @ShownDateOrNull({ description: 'When all its mails were written' }) ended_at: Date | null;
  @ShownText() by_name: string;
  @ShownTextOrNull() undone_by_name: string | null;
  @ShownDate() created_at: Date;
  @Count('Mails that were written so far') mails: number;
  @Count('Of these: taken by the mail server') sent: number;
  @Count('On their way') waiting: number;
  @Count('Never will be sent') failed: number;
  @Count('Cut off, may have been sent') uncertain: number;
  @Count('Not sent: no mail server is set, or no longer true when their turn came') withheld: number;
}

export class TestSent {
  @ShownText({ description: 'Whom it goes to: the list of mails says what came of it' }) to: string;
}
