import { Body, Controller, Get, Injectable, Put } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiTags, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { Allow, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { AnswersData } from '../../platform/http/openapi/answers.js';
import type { NewMail } from '../../platform/mail/mails.js';
import { dayInManila } from '../../platform/manila.js';

const INQUIRY_MAIL = ['at-once', 'daily', 'none'] as const;
type InquiryMail = (typeof INQUIRY_MAIL)[number];

/** Which mails a person wants. */
export class MailSettings {
  @IsIn(INQUIRY_MAIL, { message: `One of ${INQUIRY_MAIL.join(', ')}` })
  @ApiProperty({
    enum: INQUIRY_MAIL,
    description: 'New inquiries: each at once, all of a day together, or none',
  })
  inquiry_mail: InquiryMail;

  @IsBoolean({ message: 'Must be true or false' })
  @ApiProperty({ description: 'How many proofs of payment wait, each morning' })
  proofs_mail: boolean;
}

/** What is left out stays as it is: two choices that follow each other quickly do not undo one another. */
export class MailSettingsChange extends PartialType(MailSettings) {}

export interface Recipient {
  id: string;
  email: string;
}

/** A mail to a colleague of which their own account is the record. */
export const mailTo = (template: string, { id, email }: Recipient): NewMail => ({
  template,
  to: email,
  resource: 'staff',
  record_id: id,
  recipient_id: id,
});

/** The same for many, once a day at most. */
export function dailyMailTo(template: string, colleagues: Recipient[]): NewMail[] {
  const day = dayInManila();
  return colleagues.map((to) => ({ ...mailTo(template, to), key: `${template}:${to.id}:${day}` }));
}

/** Whose role lets them see inquiries, or proofs: others hear of none, whatever they once chose. */
const SEE_INQUIRIES = `role IN ('admin', 'manager', 'agent')`;
const SEE_PROOFS = `role IN ('admin', 'manager', 'event-desk')`;

/** Which colleagues want which mails. */
@Injectable()
export class StaffMailSettings {
  constructor(private readonly pool: Pool) {}

  async of(id: string): Promise<MailSettings> {
    const [settings] = await this.rows<MailSettings>(
      'SELECT inquiry_mail, proofs_mail FROM staff WHERE id = $1',
      id,
    );
    if (!settings) throw new Error('A person who is signed in has no account');
    return settings;
  }

  async set(id: string, { inquiry_mail, proofs_mail }: MailSettingsChange): Promise<MailSettings> {
    await this.rows(
      `UPDATE staff SET inquiry_mail = coalesce($2, inquiry_mail), proofs_mail = coalesce($3, proofs_mail)
        WHERE id = $1`,
      id,
      inquiry_mail ?? null,
      proofs_mail ?? null,
    );
    return this.of(id);
  }

  /** Who hears of inquiries in this way. */
  wanting(how: InquiryMail): Promise<Recipient[]> {
    return this.rows<Recipient>(
      `SELECT id, email FROM staff WHERE inquiry_mail = $1 AND disabled_at IS NULL AND ${SEE_INQUIRIES} ORDER BY id`,
      how,
    );
  }

  /** Who hears of proofs that wait. */
  wantingProofs(): Promise<Recipient[]> {
    return this.rows<Recipient>(
      `SELECT id, email FROM staff WHERE proofs_mail AND disabled_at IS NULL AND ${SEE_PROOFS} ORDER BY id`,
    );
  }

  /** Who hears of what only an admin may do, whatever mails they want. */
  admins(tx: EntityManager): Promise<Recipient[]> {
    return tx.query<Recipient[]>(
      `SELECT id, email FROM staff WHERE role = 'admin' AND disabled_at IS NULL ORDER BY id`,
    );
  }

  private async rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }
}

@ApiTags('Signing in')
@Controller('auth/mail-settings')
export class MailSettingsController {
  constructor(private readonly settings: StaffMailSettings) {}

  /** Which mails one gets */
  @Get()
  @ApiOperation({ summary: 'Which mails one gets' })
  @Allow('signed-in')
  @AnswersData(MailSettings)
  async read(@StaffOf() me: StaffCaller) {
    return { data: await this.settings.of(me.id) };
  }

  /** Choose which mails one gets */
  @Put()
  @ApiOperation({ summary: 'Choose which mails one gets' })
  @Allow('signed-in')
  @AnswersData(MailSettings)
  async change(@StaffOf() me: StaffCaller, @Body() wanted: MailSettingsChange) {
    return { data: await this.settings.set(me.id, wanted) };
  }
}
