import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IsIn, IsObject, ValidateBy } from 'class-validator';
import { Pool } from 'pg';
import { v7 } from 'uuid';
import {
  Allow,
  hasScope,
  SCOPES,
  StaffOf,
  type Scope,
  type StaffCaller,
} from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { OptionalBoolean, RequiredText } from '../../platform/http/fields/fields.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import {
  AnswersAll,
  AnswersData,
  ShownBoolean,
  ShownText,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';

/** The lists of the back office that keep views. */
const LISTS = ['inquiries', 'delegates', 'mails', 'staff'] as const;
const IS_LIST = { message: `One of ${LISTS.join(', ')}` };
const OBJECT = { message: 'Must be an object' };
/** Characters of JSON; more is no filter that anybody chose. */
const LONGEST = 4_000;
/** More than anybody finds again. */
const MAX = 100;

const IsShort = () =>
  ValidateBy(
    { name: 'short', validator: { validate: (value) => JSON.stringify(value ?? null).length <= LONGEST } },
    { message: `At most ${LONGEST} characters` },
  );

/** A list with its filters and its order, kept under a name. */
export class NewListView {
  @IsIn(LISTS, IS_LIST)
  @ApiProperty({ enum: LISTS })
  resource: (typeof LISTS)[number];

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

/** Views of lists: of the account, and so on every browser; those that are shared are everybody's who sees the list. */
@ApiTags('Staff accounts')
@Controller('views')
export class ListViewsController {
  constructor(private readonly pool: Pool) {}

  /** Your views of a list, and those that colleagues share, by name */
  @Get()
  @Allow('signed-in')
  @ApiOperation({ summary: 'Your views of a list, and those that colleagues share' })
  @ApiQuery({
    name: 'resource',
    required: true,
    schema: { type: 'string', enum: [...LISTS], example: 'inquiries' },
  })
  @AnswersAll(ListViewRecord)
  async list(@StaffOf() me: StaffCaller, @Query('resource') resource: unknown) {
    const known = LISTS.find((each) => each === resource);
    if (!known) throw ApiError.invalid([{ field: 'resource', ...IS_LIST }]);
    refuseUnseen(known, me);
    const { rows } = await this.pool.query<ListViewRecord>(
      `SELECT id, name, filter, sort, shared, staff_id = $2 AS own FROM list_view
        WHERE resource = $1 AND (staff_id = $2 OR shared) ORDER BY name, id LIMIT ${MAX}`,
      [known, me.id],
    );
    return { data: rows };
  }

  /** Keep a view of a list */
  @Post()
  @Allow('signed-in')
  @ApiOperation({ summary: 'Keep a view of a list' })
  @AnswersData(ListViewRecord, { status: 201 })
  async keep(@StaffOf() me: StaffCaller, @Body() { resource, name, filter, sort, shared }: NewListView) {
    refuseUnseen(resource, me);
    const { rows } = await this.pool.query<ListViewRecord>(
      `INSERT INTO list_view (id, staff_id, resource, name, filter, sort, shared)
       SELECT $1, $2, $3, $4, $5, $6, $7
        WHERE (SELECT count(*) FROM list_view WHERE staff_id = $2) < ${MAX}
       ON CONFLICT (staff_id, resource, name) DO UPDATE SET filter = $5, sort = $6, shared = $7
       RETURNING id, name, filter, sort, shared, true AS own`,
      [v7(), me.id, resource, name, JSON.stringify(filter), JSON.stringify(sort), shared ?? false],
    );
    if (!rows[0]) throw ApiError.conflict('too_many_views', `You keep ${MAX} views: forget one first.`);
    return { data: rows[0] };
  }

  /** Forget a view of yours */
  @Delete(':id')
  @Allow('signed-in')
  @ApiOperation({ summary: 'Forget a view of yours' })
  @AnswersData(ListViewRecord)
  async forget(@StaffOf() me: StaffCaller, @Param('id', UuidParam) id: string) {
    const { rows } = await this.pool.query<ListViewRecord>(
      `DELETE FROM list_view WHERE id = $1 AND staff_id = $2
       RETURNING id, name, filter, sort, shared, true AS own`,
      [id, me.id],
    );
    if (!rows[0]) throw ApiError.notFound('View');
    return { data: rows[0] };
  }
}

/** A filter may hold a name that was sought. @throws ApiError 403 for a list that the role does not see */
function refuseUnseen(resource: string, me: StaffCaller): void {
  const scope = `${resource}:read` as Scope;
  const sees = SCOPES.includes(scope)
    ? hasScope(me, scope)
    : me.role === 'admin' || (resource === 'mails' && ['manager', 'event-desk'].includes(me.role));
  if (!sees) throw ApiError.forbidden(`Your account may not see this list: its role is ${me.role}.`);
}
