import { ApiProperty } from '@nestjs/swagger';
import { ShownNumberOrNull, ShownText, ShownTextOrNull } from '../../platform/http/openapi/answers.js';

/** What figures are told by. */
export const FIGURES_BY = ['project', 'source', 'campaign', 'agent', 'month', 'lost_reason'] as const;
export type FiguresBy = (typeof FIGURES_BY)[number];

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** How far inquiries came: each stage by itself, so that one that was sold without a viewing counts as sold. */
export class FigureCounts {
  @Count('All, but spam') received: number;
  @Count('Of them, somebody was reached: the list’s filter `"answered_at": true`') reached: number;
  @Count('A viewing was ever planned or booked: `"viewing_planned_at": true`') viewing: number;
  @Count('A home was ever reserved: `"reserved_at": true`') reserved: number;
  @Count('Ever sold: `"sold_at": true`') sold: number;
  @Count('Lost now: `"status": "lost"`') lost: number;
  @ShownNumberOrNull({
    description:
      'Half of those that were reached waited less for the first answer, in minutes; null: there is none',
  })
  median_minutes: number | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What lists exactly those that were received, as `filter` of `GET /inquiry/properties`',
    example: { spam: false, project_is: 'Alpha Tower' },
  })
  filter: Record<string, unknown>;
}

export class FigureRow extends FigureCounts {
  @ShownText({
    enum: ['named', 'not-said', 'left'],
    description:
      'not-said: nobody’s, or it is not known; left: whoever answered has left, and nobody does yet',
  })
  kind: 'named' | 'not-said' | 'left';

  @ShownTextOrNull({
    description: 'As most wrote it; the id of the colleague; the month, YYYY-MM; the code of the reason',
    example: 'Alpha Tower',
  })
  value: string | null;

  @ShownTextOrNull({ description: 'The name of the colleague; of others their value' }) name: string | null;
}

export class Figures {
  @ShownText({ enum: [...FIGURES_BY] }) by: FiguresBy;
  @ApiProperty({
    type: [FigureRow],
    description: 'The rows of `range`: months newest first, others by number',
  })
  rows: FigureRow[];
  @ApiProperty({ type: 'integer', description: 'All rows' }) total: number;
  @ApiProperty({ description: 'Of all rows' }) sums: FigureCounts;
}
