import { ApiProperty } from '@nestjs/swagger';
import { ShownText, ShownTextOrNull } from '../../platform/http/openapi/answers.js';
import { unsortedId, type ListResource } from '../../platform/listing/resource.js';

/** By what people are, and by how money came. */
export const BY_PEOPLE = ['church', 'ministry', 'price'] as const;
export const BY_MOVEMENT = ['day', 'channel'] as const;
export const REPORTS = [...BY_PEOPLE, ...BY_MOVEMENT] as const;
export type ByPeople = (typeof BY_PEOPLE)[number];
export type ByMovement = (typeof BY_MOVEMENT)[number];
export type ReportBy = (typeof REPORTS)[number];

/** What a report by church, ministry or price may be filtered by: what is owed now has no day and no way. */
export const peopleReport: ListResource = {
  table: 'registration',
  resourceName: 'reports',
  select: [],
  search: () => 'true',
  columns: { event_id: unsortedId },
};

const IntegerOrNull = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', nullable: true, description });

/** What a report adds up. Of people: due, less owed, with what is to be returned, is received. */
export class ReportSums {
  @IntegerOrNull('Delegates who have a place; null: not of this report') people: number | null;
  @IntegerOrNull('Movements; null: not of this report') movements: number | null;
  @IntegerOrNull('What those who come have to pay; null: not of this report') due_centavos: number | null;
  @IntegerOrNull('Payments, with their corrections; null: not of this report') received_centavos:
    | number
    | null;
  @IntegerOrNull('Refunds; null: not of this report') returned_centavos: number | null;
  @ApiProperty({ type: 'integer', description: 'Received, less what was returned, as the journal has it' })
  paid_centavos: number;
  @IntegerOrNull('Still to be paid; null: not of this report') owed_centavos: number | null;
  @IntegerOrNull('Paid for places that were given back, or too much; null: not of this report')
  to_return_centavos: number | null;
}

export class ReportRow extends ReportSums {
  @ShownText({
    enum: ['named', 'not-said', 'removed'],
    description:
      'not-said: who wrote no church or ministry, or has the event’s only fee; removed: what was paid for people who were removed since, or have no place yet',
  })
  kind: 'named' | 'not-said' | 'removed';
  @ShownTextOrNull({
    description: 'Church, ministry, price, day (YYYY-MM-DD) or way, as `GET /payment-modes` has it',
    example: 'Grace Community',
  })
  name: string | null;
  @IntegerOrNull('By price: what a place costs') price_centavos: number | null;
  @ApiProperty({
    type: [String],
    description: 'By church or ministry: as people wrote it (20 at most); one alone: it is the name',
  })
  written: string[];
}

export class Report {
  @ShownText({ enum: [...REPORTS] }) by: ReportBy;
  @ApiProperty({
    type: [ReportRow],
    description: 'The rows of `range`; days by day, others by people or sum',
  })
  rows: ReportRow[];
  @ApiProperty({ type: 'integer', description: 'All rows' }) total: number;
  @ApiProperty({ description: 'Of all rows' }) sums: ReportSums;
}
