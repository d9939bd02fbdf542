import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { IsOneOf, OptionalDay, RequiredDay, RequiredText } from '../../platform/http/fields/fields.js';

export const HOME_STATES = ['reserved', 'sold'] as const;
export type HomeState = (typeof HOME_STATES)[number];

/** What becomes of one home for whoever sent the inquiry. */
export class HomeChange {
  @RequiredText({ max: 100, description: 'The slug of the project', example: 'alpha-tower' })
  project: string;

  @RequiredText({ max: 60, description: 'The name of the home', example: 'Studio' })
  home: string;

  @ValidateIf((_, value) => value !== null)
  @IsOneOf(HOME_STATES)
  @ApiProperty({ enum: HOME_STATES, nullable: true, description: 'null: it is free again' })
  state: HomeState | null;

  @OptionalDay(
    'The last day of a reservation, in Philippine time; left out: as many days from today as the settings say',
  )
  until?: string | null;
}

/** A reservation that lasts longer. */
export class Extension {
  @RequiredDay('The last day, later than the present one, in Philippine time')
  until: string;

  @RequiredText({ max: 200, description: 'Why it lasts longer', example: 'Their bank decides on Friday.' })
  reason: string;
}
