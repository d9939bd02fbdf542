import { Module } from '@nestjs/common';
import { CsvExports } from './csv-exports.js';
import { ListReader } from './list-reader.js';
import { SearchIndexes } from './search-indexes.js';
import { RowCounts } from './totals.js';

@Module({ providers: [CsvExports, ListReader, RowCounts, SearchIndexes], exports: [CsvExports, ListReader] })
export class ListingModule {}
