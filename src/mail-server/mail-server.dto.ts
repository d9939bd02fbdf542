import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import {
  IsOneOf,
  OptionalText,
  RequiredText,
  RequiredWholeNumber,
  field,
} from '../platform/http/fields/fields.js';
import { EmailAddress } from '../platform/http/fields/person-fields.js';
import { ENCRYPTIONS, type MailEncryption } from './mail-server.entity.js';

/** API keys cannot read it, and no entry has the password. */
export const mailServerActivity = defineActivity('mail-server', 'admin', {
  'mail_server.changed': 'The mail server was set or changed',
  'mail_server.removed': 'The mail server was taken out of the back office',
});
/** There is one, so its history has one id. */
export const MAIL_SERVER_ID = '00000000-0000-7000-8000-000000000001';
registerRecordNames('mail-server', `SELECT id, 'Mail server' AS name FROM unnest($1::uuid[]) AS id`);

const ONE_LINE = { message: 'Please leave out quotes, brackets and line breaks' };

export class MailServerDto {
  /** A name or an address of the network. */
  @RequiredText({ max: 253, description: 'Name of the server', example: 'smtp.example.com' })
  @Matches(/^[\w.:-]+$/, { message: 'Please enter the name of the server alone, such as smtp.example.com' })
  host: string;

  @RequiredWholeNumber(1, 65_535, { description: '587 with `starttls`, 465 with `tls`', example: 587 })
  port: number;

  @field(
    { enum: ENCRYPTIONS, description: '`starttls` is required of the server, not only asked for' },
    IsOneOf(ENCRYPTIONS),
  )
  encryption: MailEncryption;

  @OptionalText({ max: 254, description: 'Null where the server asks for none' })
  user_name: string | null = null;

  @OptionalText({
    max: 500,
    description: 'Left out or null: the one that is kept stays, as long as server and name stay',
  })
  password: string | null = null;

  @RequiredText({ max: 100, description: 'Who mails come from, as readers see it', example: 'Example Homes' })
  @Matches(/^[^"<>\r\n]*$/, ONE_LINE)
  from_name: string;

  @EmailAddress()
  from_address: string;
}

/** What mails go through now. */
export class MailServerView {
  @ApiProperty({
    enum: ['environment', 'back-office', 'none'],
    description: '`environment`: SMTP_URL and MAIL_FROM are set where the server runs, and are used',
  })
  source: 'environment' | 'back-office' | 'none';
  @ApiProperty({ type: String, nullable: true }) host: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) port: number | null;
  @ApiProperty({ enum: ENCRYPTIONS, nullable: true }) encryption: MailEncryption | null;
  @ApiProperty({ type: String, nullable: true }) user_name: string | null;
  @ApiProperty({ description: 'Whether a password is kept that can be read' }) has_password: boolean;
  @ApiProperty({ type: String, nullable: true }) from_name: string | null;
  @ApiProperty({ type: String, nullable: true }) from_address: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) updated_at: Date | null;
}

export class MailServerTrial {
  @ApiProperty({ description: 'Whether it takes a connection, and name and password' }) works: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What is wrong, and what to look at' })
  problem: string | null;
}
