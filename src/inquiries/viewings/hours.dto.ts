import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { defineActivity, registerRecordNames } from '../../activity/activity-types.js';
import {
  field,
  IsGiven,
  IsList,
  IsOneOf,
  OptionalText,
  OptionalUuid,
  RequiredDay,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';
import {
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { OFFERED_WAYS, type OfferedWay } from './viewing.entity.js';

export const hoursActivity = defineActivity('viewing-hours', 'inquiries:read', {
  'viewing_hours.created': 'A colleague shows a project at these hours, from now on',
  'viewing_hours.removed': 'These hours are offered no more; what was booked in them stays',
  'viewing_day_off.created': 'No viewing is offered on these days',
  'viewing_day_off.removed': 'Viewings are offered on these days again',
});
registerRecordNames(
  'viewing-hours',
  'SELECT h.id, s.name FROM viewing_hours h JOIN staff s ON s.id = staff_id WHERE h.id = ANY($1)',
);

const DAYS = 'Must be days from 1 to 7';
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = (description: string): PropertyDecorator =>
  field(
    { type: String, required: true, pattern: TIME_OF_DAY.source, description, example: '09:00' },
    Matches(TIME_OF_DAY, { message: 'Must be a time of day, HH:MM' }),
  );

/** When a colleague shows a project. */
export class NewViewingHours {
  @OptionalUuid('Who shows it; left out: you. An agent states their own hours alone') staff_id?:
    | string
    | null;

  @OptionalText({
    max: 100,
    description: 'The slug of the project; null: all projects',
    example: 'alpha-tower',
  })
  project?: string | null;

  @IsList(1, 7, DAYS)
  @IsIn([1, 2, 3, 4, 5, 6, 7], { each: true, message: DAYS })
  @ApiProperty({ type: ['integer'] as never, description: '1 is Monday, 7 is Sunday', example: [1, 2, 3] })
  days: number[];

  @timeOfDay('When the first viewing begins, in Philippine time') opens: string;
  @timeOfDay('When the last one ends, later than the first begins') closes: string;

  @RequiredWholeNumber(10, 480, { description: 'Minutes of one viewing', example: 60 }) minutes: number;

  @RequiredWholeNumber(1, 100, { description: 'Viewings at the same time', example: 1 }) at_once: number;

  @IsGiven()
  @IsOneOf(OFFERED_WAYS)
  @ApiProperty({ enum: OFFERED_WAYS, description: 'On site, by video, or as the visitor chooses' })
  how: OfferedWay;

  @OptionalText({ max: 200, description: 'Where they meet, on site', example: 'Showroom, Mabini Street' })
  place?: string | null;
}

/** Days on which nothing is shown. */
export class NewDayOff {
  @OptionalUuid('Whose; null or left out: nobody shows anything. An agent takes off their own days alone')
  staff_id?: string | null;

  @RequiredDay('The first day') first_day: string;
  @RequiredDay('The last day; the same for one day') last_day: string;
  @OptionalText({ max: 100, description: 'What it is, for colleagues', example: 'Christmas' })
  name?: string | null;
}

export class ViewingHoursView {
  @ShownUuid() id: string;
  @ShownUuid({ description: 'Who shows it' }) staff_id: string;
  @ShownText() staff_name: string;
  @ShownTextOrNull({ description: 'The slug of the project; null: all projects' }) project: string | null;
  @ApiProperty({ type: ['integer'] as never }) days: number[];
  @ShownText() opens: string;
  @ShownText() closes: string;
  @ApiProperty({ type: 'integer' }) minutes: number;
  @ApiProperty({ type: 'integer' }) at_once: number;
  @ApiProperty({ enum: OFFERED_WAYS }) how: OfferedWay;
  @ShownTextOrNull() place: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'Viewings ahead that are booked in them: they stay, whatever becomes of the hours',
  })
  booked: number;
}

export class DayOffView {
  @ShownUuid() id: string;
  @ShownUuidOrNull({ description: 'Whose; null: everybody’s' }) staff_id: string | null;
  @ShownTextOrNull() staff_name: string | null;
  @ShownText({ format: 'date' }) first_day: string;
  @ShownText({ format: 'date' }) last_day: string;
  @ShownTextOrNull() name: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'Viewings ahead that are booked on these days: they stay until somebody moves them',
  })
  booked: number;
}

export class Timetable {
  @ApiProperty({ type: [ViewingHoursView] }) hours: ViewingHoursView[];
  @ApiProperty({ type: [DayOffView], description: 'From today on' }) days_off: DayOffView[];
  @ApiProperty({ type: 'integer', description: 'Visitors book no sooner; inquiry settings' })
  lead_hours: number;
  @ApiProperty({ type: 'integer', description: 'Nor later than so many days; inquiry settings' })
  horizon_days: number;
}
