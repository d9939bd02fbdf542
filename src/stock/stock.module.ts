import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { HomeStock } from './home-stock.entity.js';
import { Renames } from './renames.js';
import { StockController } from './stock.controller.js';
import { Stock } from './stock.service.js';

registerScopesFor(['manager', 'agent', 'editor'], 'stock:read');
registerScopesFor(['manager'], 'stock:write');

/** How many homes are left: the site shows it, and no draft or publication changes it. */
@Module({
  imports: [AuthModule, ActivityModule, ContentModule, ListingModule, TypeOrmModule.forFeature([HomeStock])],
  controllers: [StockController],
  providers: [Stock, Renames],
  exports: [Stock],
})
export class StockModule {}
