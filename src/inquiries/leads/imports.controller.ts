import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData } from '../../platform/http/openapi/answers.js';
import { ImportedLead, LeadBatch, LeadBatchInFull, LeadsOfFile } from './imports.dto.js';
import { LeadImports } from './imports.service.js';
import { NewLead } from './leads.dto.js';

/** Files of leads. */
@ApiTags('Inquiries')
@Controller('inquiry')
export class LeadImportsController {
  constructor(private readonly imports: LeadImports) {}

  /** Enter many, or say what would come of it: past those that are known or refused, the rest together */
  @Post('properties/import')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @ApiExtraModels(NewLead)
  @AnswersAll(ImportedLead)
  async import(@Body() file: LeadsOfFile, @StaffOf() me: StaffCaller) {
    return { data: await this.imports.import(file, me) };
  }

  /** The last 50 files of leads that came in */
  @Get('imports')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersAll(LeadBatch)
  async list() {
    return { data: await this.imports.list() };
  }

  /** A file of leads, and what taking it back would come to */
  @Get('imports/:id')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(LeadBatchInFull)
  async find(@Param('id', UuidParam) id: string) {
    return { data: await this.imports.find(id) };
  }

  /** Take a file back: its inquiries that nobody has worked on since go into the bin. Again, it changes nothing */
  @Post('imports/:id/take-back')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(LeadBatchInFull)
  async takeBack(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: await this.imports.takeBack(id, me) };
  }
}
