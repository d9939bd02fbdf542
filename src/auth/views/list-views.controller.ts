import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData } from '../../platform/http/openapi/answers.js';
import { IS_LIST, ListViewRecord, LISTS, NewListView } from './list-views.dto.js';
import { ListViews } from './list-views.js';

@ApiTags('Staff accounts')
@Controller('views')
export class ListViewsController {
  constructor(private readonly views: ListViews) {}

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
    return { data: await this.views.of(known, me) };
  }

  /** Keep a view of a list */
  @Post()
  @Allow('signed-in')
  @ApiOperation({ summary: 'Keep a view of a list' })
  @AnswersData(ListViewRecord, { status: 201 })
  async keep(@StaffOf() me: StaffCaller, @Body() view: NewListView) {
    return { data: await this.views.keep(view, me) };
  }

  /** Forget a view of yours */
  @Delete(':id')
  @Allow('signed-in')
  @ApiOperation({ summary: 'Forget a view of yours' })
  @AnswersData(ListViewRecord)
  async forget(@StaffOf() me: StaffCaller, @Param('id', UuidParam) id: string) {
    return { data: await this.views.forget(id, me) };
  }
}
