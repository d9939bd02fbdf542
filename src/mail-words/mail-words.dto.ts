import { createHash } from 'node:crypto';
import { ApiProperty } from '@nestjs/swagger';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import { OptionalText } from '../platform/http/fields/fields.js';
import { ShownText, ShownTextOrNull } from '../platform/http/openapi/answers.js';
import type { MailWords } from '../platform/mail/words.js';

/** API keys cannot read it. */
export const mailWordsActivity = defineActivity('mail-words', 'admin', {
  'mail_words.changed': 'The words of a kind of mail were changed',
  'mail_words.reset': 'A kind of mail has the program’s own words again',
});

/** Kinds have names and no ids: their histories go by one that is made of the name. */
export const idOf = (kind: string): string => {
  const hash = createHash('sha256').update(`mail words of ${kind}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
registerRecordNames('mail-words', `SELECT id, 'Words of mails' AS name FROM unnest($1::uuid[]) AS id`);

const FACTS = 'what is a fact (code, sum, table, link) stays. Null: the program’s own';

/** The owner's words of one kind of mail. They are text: HTML is shown as it was typed. */
export class MailWordsFields implements MailWords {
  @OptionalText({
    max: 150,
    description: 'The subject. Null: the program’s own',
    example: 'See you: {event}',
  })
  subject: string | null = null;

  @OptionalText({ max: 2_000, description: `The first sentences; ${FACTS}`, example: 'Dear {name},' })
  opening: string | null = null;

  @OptionalText({ max: 2_000, description: `The last sentences; ${FACTS}` })
  closing: string | null = null;
}

export class SignatureFields {
  @OptionalText({
    max: 500,
    description: 'What stands under every mail to guests and customers; null: nothing',
    example: 'Warm regards,\nThe team of {company}',
  })
  text: string | null = null;
}

export class PlaceholderView {
  @ShownText({ description: 'What is typed, without brackets', example: 'event' }) name: string;
  @ShownText({ description: 'What stands there in the made-up mail', example: 'Common Ground 2027' })
  sample: string;
}

/** What the program itself says where the owner's words are not. */
export class FactoryWords {
  @ShownText() subject: string;
  @ShownTextOrNull({ description: 'What an opening replaces; null: it stands before all that is said' })
  opening: string | null;
  @ShownTextOrNull({ description: 'What a closing replaces; null: it stands after all that is said' })
  closing: string | null;
}

/** A kind of mail whose words the owner may change. */
export class MailWordsView {
  @ShownText({ example: 'registration-received' }) kind: string;
  @ShownText() title: string;
  @ShownText({ description: 'Who gets it' }) audience: string;
  @ShownTextOrNull() subject: string | null;
  @ShownTextOrNull() opening: string | null;
  @ShownTextOrNull() closing: string | null;
  @ApiProperty({ type: FactoryWords }) factory: FactoryWords;
  @ApiProperty({ type: [PlaceholderView] }) placeholders: PlaceholderView[];
}

export class SignatureView {
  @ShownTextOrNull() text: string | null;
}

export class TestedMail {
  @ShownText({ description: 'Whom it goes to: the list of mails says what came of it' }) to: string;
}
