import { ApiProperty } from '@nestjs/swagger';
import { ShownNumberOrNull, ShownTextOrNull } from '../platform/http/openapi/answers.js';
import { EventMoney } from '../registrations/money.js';

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

export class InquiryNumbers {
  @Count('Received since midnight') today: number;
  @Count('Received since Monday, midnight') this_week: number;
  @Count('All') total: number;
}

export class DelegateNumbers {
  @Count('Registered since midnight, and with a place') today: number;
  @Count('With a place: registered, confirmed, not cancelled and no spam. The sum of `registered` in `money`')
  total: number;
  @Count('Of them, marked as paid') paid: number;
  @Count('Of them, the others') unpaid: number;
  @Count('Unpaid, with a proof of payment that nobody has decided on') proof_waiting: number;
}

export class DayNumbers {
  @ApiProperty({ format: 'date', example: '2026-11-21' }) day: string;
  @Count('Registrations') delegates: number;
  @Count('Inquiries') inquiries: number;
}

export class AnswerCount {
  @ShownTextOrNull({ description: 'null: not said' }) value: string | null;
  @Count('Inquiries') count: number;
}

export class AnswerTime {
  @ShownTextOrNull({ description: 'null: not known' }) value: string | null;
  @Count('Inquiries received, without spam') received: number;
  @Count('Of them, answered') answered: number;
  @ShownNumberOrNull({ description: 'Half of the answers came sooner, in minutes; null: there is none' })
  median_minutes: number | null;
}

/** Time to the first answer, of inquiries of the last 30 days. */
export class AnswerTimes {
  @ShownNumberOrNull({ description: 'Minutes; null: nothing was answered' }) median_minutes: number | null;
  @ApiProperty({ type: [AnswerTime] }) by_project: AnswerTime[];
  @ApiProperty({
    type: [AnswerTime],
    description: 'An agent’s link, a campaign, another site, what was said',
  })
  by_source: AnswerTime[];
}

/** What staff look for each morning. Days are those of the asked time zone. */
export class Dashboard {
  @ApiProperty({
    type: [EventMoney],
    description: 'Of each event that has registrations, as the ledger has it',
  })
  money: EventMoney[];
  @ApiProperty() inquiries: InquiryNumbers;
  @ApiProperty() delegates: DelegateNumbers;
  @ApiProperty({ type: [DayNumbers], description: 'The last 30 days, oldest first' }) per_day: DayNumbers[];
  @ApiProperty({ type: [AnswerCount], description: 'Inquiries of the last 30 days' })
  by_project_interest: AnswerCount[];
  @ApiProperty({ type: [AnswerCount], description: 'Inquiries of the last 30 days' })
  by_where_did_find_about_us: AnswerCount[];
  @ApiProperty() answers: AnswerTimes;
}
