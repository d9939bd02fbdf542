import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, ValidateIf } from 'class-validator';
import { ShownAnswers } from '../delegates/answers/answers.js';
import { OPTIONAL, type OptionalValues } from '../delegates/delegate-fields.js';
import { PersonFields, PRICE, PRICE_CODE } from '../delegates/delegate-inputs.dto.js';
import { FAMILY, GIVEN, type DelegateRow } from '../delegates/delegates.dto.js';
import type { EventView } from '../events/event-view.dto.js';
import { PublicPrice } from '../events/prices/prices.dto.js';
import type { Answers } from '../events/questions/question.js';
import { QuestionView } from '../events/questions/questions.dto.js';
import { IsList, OptionalText, RequiredText } from '../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { showFields, valuesOf } from '../platform/listing/declared-fields.js';
import { DUE, Money } from '../registrations/money.js';
import { PROOF_STATES, type ProofState } from '../registrations/registration.entity.js';
import { ContactFields, TicketEvent, TO_CONFIRM } from '../registrations/registrations.dto.js';

const TOKEN = { max: 100, description: 'What stands behind the # of the mailed link' };
const SEEN = {
  max: 40,
  description: '`updated_at` as it was read; refused (409) when it was changed since. Left out: not checked',
};

export class WhoseRegistration {
  @IsUUID('loose', { message: 'The uuid of a ticket' })
  @ApiProperty({ type: String, format: 'uuid', description: 'Of any ticket of the registration' })
  uuid: string;
}

export class ByLink {
  @RequiredText(TOKEN) token: string;
}

export class ContactByLink extends ContactFields {
  @RequiredText(TOKEN) token: string;
}

export class PersonByLink extends PersonFields {
  @RequiredText(TOKEN) token: string;
  @OptionalText(SEEN) seen_at?: string | null;
}

/** Who comes too. */
export class AddedByLink extends PersonFields {
  @RequiredText(TOKEN) token: string;
  @OptionalText(PRICE) price?: string | null;
  @OptionalText(PRICE_CODE) price_code?: string | null;
}

const IDS = 'A list of 1 to 50 ids';

export class CancelByLink extends ByLink {
  @ValidateIf((_, value) => value !== undefined)
  @IsList(1, 50, IDS)
  @IsUUID('loose', { each: true, message: IDS })
  @ApiProperty({
    type: [String],
    required: false,
    description: 'Ids of the delegates who do not come; left out: all',
  })
  delegates?: string[];
  @OptionalText({ max: 300, description: 'Why, for staff alone' }) because?: string | null;
}

export class LinkRequest {
  @ShownText({ description: 'For people; the same whether there is such a ticket or not' }) message: string;
  @ShownBoolean({ description: 'Whether this server sends mails (SMTP_URL)' }) by_mail: boolean;
}

export class OwnDelegate {
  @ShownUuid() id: string;
  @ShownUuid({ description: 'Of the ticket' }) uuid: string;
  @ShownText({ description: GIVEN }) first_name: string;
  @ShownText({ description: FAMILY }) last_name: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownText() phone_number: string;
  @ShownTextOrNull({ description: 'The price that the place was made with; null: the fee of the event' })
  price_name: string | null;
  @ApiProperty({ type: 'integer', description: 'What is to be paid for this place, in centavos' })
  price_centavos: number;
  @ShownAnswers() answers: Answers;
  @ShownDateOrNull({ description: 'When the place was given back' }) cancelled_at: string | null;
  @ShownDate() updated_at: string;
}
export interface OwnDelegate extends OptionalValues {}
showFields(OwnDelegate, OPTIONAL);

/** What the contact sees of their registration by the mailed link. */
export class OwnRegistration {
  @ApiProperty() event: TicketEvent;
  @ApiProperty({ type: [QuestionView], description: 'What each of them is asked' }) questions: QuestionView[];
  @ApiProperty({ type: ContactFields }) contact: ContactFields;
  @ApiProperty({ type: [OwnDelegate] }) delegates: OwnDelegate[];
  @ApiProperty({ type: 'integer' }) total_centavos: number;
  @ApiProperty({ type: 'integer', description: DUE }) due_centavos: number;
  @ApiProperty() money: Money;
  @ShownDateOrNull() payment_due_at: string | null;
  @ShownBoolean() payment_status: boolean;
  @ShownTextOrNull({ enum: [...PROOF_STATES], description: 'Of the newest proof; null: there is none' })
  proof_state: ProofState | null;
  @ShownTextOrNull({ description: 'Why the newest proof was rejected' }) proof_reason: string | null;
  @ShownDate({ description: 'Until when it may be changed or cancelled here' }) changes_close_at: string;
  @ShownBoolean({ description: 'Whether it may be changed or cancelled here now' }) may_change: boolean;
  @ShownText({
    enum: ['open', 'full', 'closed', 'not-yet'],
    description: 'Whether one more may be added; full also while others wait in line',
  })
  registration: EventView['registration'];
  @ApiProperty({ type: [PublicPrice], description: 'What whoever is added may choose from' })
  prices: PublicPrice[];
  @ShownBoolean({ description: 'Whether a code may open another price' }) takes_codes: boolean;
  @ApiProperty({ type: 'integer', description: 'What a place costs, where there are no prices' })
  fee_centavos: number;
  @ShownBoolean({ description: TO_CONFIRM }) to_confirm: boolean;
  @ShownDateOrNull({ description: 'Until when the unpaid places are held, or wait to be confirmed' })
  held_until: string | null;
}

export const toOwnDelegate = (row: DelegateRow): OwnDelegate => ({
  id: row.id,
  uuid: row.uuid,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone_number: row.phone_number,
  ...valuesOf(OPTIONAL, row),
  price_name: row.price_name,
  price_centavos: row.price_centavos,
  answers: row.answers,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
});
