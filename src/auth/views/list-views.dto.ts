import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsObject, ValidateBy } from 'class-validator';
import { OptionalBoolean, RequiredText } from '../../platform/http/fields/fields.js';
import { ShownBoolean, ShownText, ShownUuid } from '../../platform/http/openapi/answers.js';

/** The lists of the back office that keep views. */
export const LISTS = [
  'inquiries',
  'delegates',
  'movements',
  'statement-lines',
  'not-in-bank',
  'mails',
  'staff',
] as const;
export type ListName = (typeof LISTS)[number];
export const IS_LIST = { message: `One of ${LISTS.join(', ')}` };
const OBJECT = { message: 'Must be an object' };
/** The longest filter, in characters of JSON: nobody chooses a longer one. */
const LONGEST = 4_000;

const IsShort = () =>
  ValidateBy(
    { name: 'short', validator: { validate: (value) => JSON.stringify(value ?? null).length <= LONGEST } },
    { message: `At most ${LONGEST} characters` },
  );

/** A list with its filters and its order, kept under a name. */
export class NewListView {
  @IsIn(LISTS, IS_LIST)
  @ApiProperty({ enum: LISTS })
  resource: ListName;

  @RequiredText({ max: 60, description: 'Its name: the same name again replaces it', example: 'Cebu, open' })
  name: string;

  @IsShort()
  @IsObject(OBJECT)
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As the list takes it' })
  filter: object;

  @IsShort()
  @IsObject(OBJECT)
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Field and order' })
  sort: object;

  @OptionalBoolean({ default: false, description: 'true: everybody who may see the list has it too' })
  shared?: boolean | null;
}

export class ListViewRecord {
  @ShownUuid() id: string;
  @ShownText() name: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) filter: object;
  @ApiProperty({ type: 'object', additionalProperties: true }) sort: object;
  @ShownBoolean() shared: boolean;
  @ShownBoolean({ description: 'true: the reader made it, and may remove it' }) own: boolean;
}
