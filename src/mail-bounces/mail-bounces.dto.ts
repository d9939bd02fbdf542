import { IsGiven, IsOneOf, OptionalText, OptionalUuid, field } from '../platform/http/fields/fields.js';
import { EmailAddress } from '../platform/http/fields/person-fields.js';
import { ShownBoolean } from '../platform/http/openapi/answers.js';
import { BOUNCE_KINDS, type BounceKind } from './report.js';

/** What a mail provider tells of an address. */
export class MailBounce {
  @EmailAddress() address: string;

  @field(
    {
      enum: BOUNCE_KINDS,
      description:
        'hard: the address takes no mail; soft: not now, or not this mail; complaint: its owner calls it spam',
    },
    IsGiven(),
    IsOneOf(BOUNCE_KINDS),
  )
  kind: BounceKind;

  @OptionalUuid(
    'The mail, by the part of its Message-ID before the @; left out: the last one to this address',
  )
  mail?: string | null;

  @OptionalText({
    max: 1000,
    description: 'What the server there said',
    example: '550 5.1.1 No such user here',
  })
  diagnostic?: string | null;
}

/** The same whether the address is known here or not. */
export class BounceTaken {
  @ShownBoolean({ description: 'false: it is no report of what came of a mail of ours, and was left alone' })
  taken: boolean;
}

export const RAW_BOUNCE = 'message/rfc822';

/** The body: JSON from a program of the provider's, or the report itself from a mail server. */
export const BOUNCE_BODY = {
  required: true,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/MailBounce' } },
    [RAW_BOUNCE]: {
      schema: {
        type: 'string',
        description: 'The report as it came, RFC 3464 or RFC 5965, with the head of the mail',
      },
    },
  },
} as const;
