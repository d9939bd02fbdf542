import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/http/caller.js';
import { AnswersAll, ShownDate, ShownText } from '../../platform/http/openapi/answers.js';
import { PriceLists } from './price-lists.js';

/** A price list that is public, or was. */
export class PublicPriceList {
  @ShownText({ description: 'The slug of the project' }) project: string;
  @ApiProperty({ type: 'integer', description: 'The first of a project is 1' }) number: number;
  @ShownText({ description: 'Its name' }) name: string;
  @ShownText({ format: 'date', description: 'Since when its prices hold' }) day: string;
  @ShownDate() published_at: string;
}

@ApiTags('Stock')
@Controller('price-lists')
export class PriceListsController {
  constructor(private readonly lists: PriceLists) {}

  /** Every price list that was ever public, by project, the latest first */
  @Get()
  @Allow('stock:read')
  @AnswersAll(PublicPriceList)
  async all() {
    const rows = await this.lists.all();
    return { data: rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })) };
  }
}
