import { Module } from '@nestjs/common';
import { CsvExports } from './csv-exports.js';
import { ListReader } from './list-reader.js';
import { RowCounts } from './row-counts.js';

@Module({ providers: [CsvExports, ListReader, RowCounts], exports: [CsvExports, ListReader] })
export class ListingModule {}
