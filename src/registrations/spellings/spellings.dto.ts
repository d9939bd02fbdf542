import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsString, IsUUID, Length } from 'class-validator';
import { defineActivity, registerRecordNames } from '../../activity/activity-types.js';
import { field, IsGiven, IsList, IsOneOf, RequiredText, trimmed } from '../../platform/http/fields/fields.js';
import { Clean } from '../../platform/http/fields/validation.js';
import { ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../../platform/http/openapi/answers.js';
import { choice, code, date, id, type ListResource } from '../../platform/listing/resource.js';
import { SPELLED, type Spelled } from './spelling.entity.js';

export const spellingActivity = defineActivity('spellings', 'movements:read', {
  'spelling.put_together': 'Spellings of a church or ministry were put together as one name',
  'spelling.taken_apart': 'Spellings that were one name count by themselves again',
});
registerRecordNames('spellings', 'SELECT id, name FROM spelling WHERE id = ANY($1)');

const MAX_SPELLINGS = 100;
const COUNT = `1 to ${MAX_SPELLINGS} different ones`;
const EACH = { each: true, message: 'Each must be a text of 1 to 200 characters' };

export class SpellingView {
  @ShownUuid() id: string;
  @ShownText({ enum: [...SPELLED] }) kind: string;
  @ShownText({
    description: 'As it was when it was put together; stands for every case and accent',
    example: 'grace community',
  })
  written: string;
  @ShownText({ description: 'The one name that it counts under', example: 'Grace Community' }) name: string;
  @ShownTextOrNull({ description: 'Who put it there' }) by_name: string | null;
  @ShownDate() created_at: string;
}

/** A church or ministry as reports and filters call it. */
export class SpelledName {
  @ShownText({ example: 'Grace Community' }) name: string;
  @ApiProperty({ type: 'integer', description: 'Delegates of all events who wrote it, in any spelling' })
  people: number;
}

export class TogetherSpellings {
  @field({ type: String, required: true, enum: [...SPELLED] }, IsGiven(), IsOneOf(SPELLED)) kind: Spelled;
  @RequiredText({ max: 200, description: 'The one name', example: 'Grace Community' }) name: string;
  @field(
    {
      type: [String],
      required: true,
      minItems: 1,
      maxItems: MAX_SPELLINGS,
      uniqueItems: true,
      description: 'Spellings as people wrote them, or names that stand for several: they are taken along',
      example: ['grace community', 'Grace Comm. Church'],
    },
    IsList(1, MAX_SPELLINGS, COUNT),
    ArrayUnique({ message: COUNT }),
    Length(1, 200, EACH),
    IsString(EACH),
    Clean((value) => (Array.isArray(value) ? value.map((one) => trimmed(one) ?? '') : value)),
  )
  written: string[];
}

export class ApartSpellings {
  @field(
    {
      type: [String],
      format: 'uuid',
      required: true,
      minItems: 1,
      maxItems: MAX_SPELLINGS,
      uniqueItems: true,
      description: 'Their ids',
    },
    IsList(1, MAX_SPELLINGS, COUNT),
    ArrayUnique({ message: COUNT }),
    IsUUID('loose', { each: true, message: 'Each must be a UUID' }),
  )
  ids: string[];
}

/** What staff put together: few rows, whose words need no index. */
export const spellingList: ListResource = {
  table: 'spelling',
  resourceName: 'spellings',
  search: (words) => `search_lexemes(written, name) @@ search_query(${words})`,
  select: ['id', 'kind', 'written', 'name', 'by_name', 'created_at'],
  columns: {
    id,
    kind: { ...choice(SPELLED), sortable: false },
    name: { ...code, sortable: false },
    created_at: date,
  },
};
export type ListedSpelling = Omit<SpellingView, 'created_at'> & { created_at: Date };
export const toSpelling = ({
  id,
  kind,
  written,
  name,
  by_name,
  created_at,
}: ListedSpelling): SpellingView => ({
  id,
  kind,
  written,
  name,
  by_name,
  created_at: created_at.toISOString(),
});
