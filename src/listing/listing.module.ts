import { Module } from '@nestjs/common';
import { ListReader } from './list-reader.js';
import { RowCounts } from './row-counts.js';

@Module({ providers: [ListReader, RowCounts], exports: [ListReader] })
export class ListingModule {}
