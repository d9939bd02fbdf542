import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { AnswersAll } from '../platform/http/openapi/answers.js';
import { SearchOfKind } from './search.dto.js';
import { MAX_FOUND, Search } from './search.service.js';

const PER_PAGE = 25;
const LAST_PAGE = MAX_FOUND / PER_PAGE;
const MAX_LENGTH = 200;

@ApiTags('Inquiries')
@Controller('search')
export class SearchController {
  constructor(private readonly search: Search) {}

  /** Everybody whom you may see, by words, by parts of numbers and references, by words of notes, and by a name with up to two letters wrong */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager', 'agent', 'event-desk'])
  @ApiQuery({
    name: 'q',
    required: true,
    schema: { type: 'string', maxLength: MAX_LENGTH, example: '4567' },
  })
  @ApiQuery({
    name: 'page',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: LAST_PAGE, default: 1, example: 1 },
    description: `Of ${PER_PAGE} of each kind`,
  })
  @AnswersAll(SearchOfKind)
  async find(
    @StaffOf() me: StaffCaller,
    @Query('q') q: unknown,
    @Query('page') page: unknown = '1',
  ): Promise<{ data: SearchOfKind[] }> {
    if (typeof q !== 'string' || q.trim() === '' || q.length > MAX_LENGTH)
      throw ApiError.invalid([{ field: 'q', message: `A text of at most ${MAX_LENGTH} characters` }]);
    const at = typeof page === 'string' && /^\d{1,2}$/.test(page) ? Number(page) : 0;
    if (at < 1 || at > LAST_PAGE)
      throw ApiError.invalid([{ field: 'page', message: `A number from 1 to ${LAST_PAGE}` }]);
    const part = { limit: PER_PAGE, offset: PER_PAGE * (at - 1) };
    return { data: await this.search.find(q.trim(), me, part) };
  }
}
