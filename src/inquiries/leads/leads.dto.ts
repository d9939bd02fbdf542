import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import {
  Moment,
  OptionalBoolean,
  OptionalChoice,
  OptionalText,
  OptionalUuid,
} from '../../platform/http/fields/fields.js';
import {
  OptionalEmail,
  OptionalPersonName,
  OptionalPhone,
  PersonName,
} from '../../platform/http/fields/person-fields.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';
import {
  ShownDate,
  ShownDateOrNull,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { takeFields, type ValuesOf } from '../../platform/listing/declared-fields.js';
import { BY_HAND, SET_BY_SERVER, type Channel } from '../inquiries.dto.js';
import { OPTIONAL } from '../inquiry-fields.js';
import type { InquiryRow } from '../inquiry-record.dto.js';

const { country, place, project_interest, where_did_find_about_us, agent_code } = OPTIONAL;
const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = OPTIONAL;

/** What the site's forms may say too, in the same words and limits. */
export const OF_FORMS = {
  country,
  place,
  project_interest,
  where_did_find_about_us,
  agent_code,
  utm_source,
  utm_medium,
  utm_campaign,
  utm_term,
  utm_content,
} as const;

/** An inquiry that a colleague, a file or another program enters. */
@IgnoreReadOnly(...SET_BY_SERVER)
export class NewLead {
  @PersonName({ max: 100, description: 'Given name, or the only one that is known', example: 'Maria' })
  first_name: string;

  @OptionalPersonName({ max: 100, description: 'Family name; empty: not known', example: 'Santos' })
  last_name?: string;

  @OptionalPhone('Enter a phone number or an e-mail address') phone_number?: string | null;

  @OptionalEmail('Enter a phone number or an e-mail address') email?: string | null;

  @OptionalChoice(BY_HAND, { default: 'other', description: 'How they came to us' })
  channel?: Exclude<Channel, 'website'> | null;

  @OptionalText({ max: 5000, description: 'What they ask', example: 'Wants a studio above the tenth floor.' })
  message?: string | null;

  @OptionalText({
    max: 200,
    description:
      'Its id in the system it comes from: the same id again makes no second inquiry, and with other data it is refused (409)',
    example: 'facebook-lead-1029',
  })
  external_id?: string | null;

  @Moment('When they asked, where that was before it is entered here; not in the future')
  received_at?: string | null;

  @OptionalUuid('Who answers. Left out: an agent who enters it, else as inquiries are shared out')
  assignee_id?: string | null;

  @OptionalBoolean({ default: false, description: 'true: somebody has talked to them; it is then contacted' })
  answered?: boolean | null;
}
export interface NewLead extends Partial<ValuesOf<typeof OF_FORMS>> {}
// Before the classes that are made of it: they take over what it has by then.
takeFields(NewLead, OF_FORMS);

/** What a key may enter that does nothing else: who answers, and whether somebody has, is the office's to say. */
@IgnoreReadOnly(...SET_BY_SERVER)
export class LeadOfProgram extends OmitType(NewLead, ['assignee_id', 'answered']) {}

/** Says that the lead is there, and nothing that its sender did not send: whoever may only enter leads reads none. */
export class LeadReceipt {
  @ShownUuid({ description: 'Of the inquiry' }) id: string;
  @ShownTextOrNull({ description: 'As it was sent' }) external_id: string | null;
  @ShownDateOrNull({ description: 'As it was sent' }) received_at: string | null;
  @ShownDate({ description: 'When it was entered here' }) created_at: string;
}

export const toLeadReceipt = ({ id, external_id, received_at, created_at }: InquiryRow): LeadReceipt => ({
  id,
  external_id,
  received_at: received_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});

/** The phone number or e-mail by which somebody is known. */
export class Reachable extends PickType(NewLead, ['phone_number', 'email']) {}

/** Whose customer somebody is already. */
export class WhoseLead {
  @ApiProperty({ type: [String], description: 'Names of colleagues, where it is none that you may see' })
  colleagues: string[];
}
