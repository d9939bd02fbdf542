import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { Search } from './search.service.js';

/** One search over the people whom a member of staff may see. */
@Module({ controllers: [SearchController], providers: [Search] })
export class SearchModule {}
