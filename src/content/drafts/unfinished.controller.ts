import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Param,
  Put,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { AnswersAll } from '../../platform/http/openapi/answers.js';
import { UnfinishedFields, UnfinishedView } from './drafts.dto.js';
import { Unfinished } from './unfinished.js';

/** The roles that write events and no other content. */
const EVENT_WRITERS = ['manager', 'event-desk'] as const;

/** Whoever writes events alone may keep nothing else unfinished. A guard says so before the body is read. */
@Injectable()
export class OwnKinds implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller, params } = context.switchToHttp().getRequest<Request>();
    const isEventWriter = caller?.kind === 'staff' && EVENT_WRITERS.some((role) => role === caller.role);
    if (isEventWriter && params.kind !== 'events') throw ApiError.forbidden();
    return true;
  }
}

@ApiTags('Content')
@UseGuards(OwnKinds)
@Controller('content/unfinished/:kind/:slug')
export class UnfinishedController {
  constructor(private readonly unfinished: Unfinished) {}

  /** What colleagues and the reader are writing at a piece of content and have not saved */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['editor', ...EVENT_WRITERS])
  @AnswersAll(UnfinishedView)
  async list(@Param('kind') kind: string, @Param('slug') slug: string, @StaffOf() by: StaffCaller) {
    return { data: await this.unfinished.of(kind, slug, by.id) };
  }

  /** Keep what is being written, complete or not */
  @Put()
  @HttpCode(204)
  @Allow('signed-in')
  @OnlyFor(['editor', ...EVENT_WRITERS])
  async keep(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() fields: UnfinishedFields,
    @StaffOf() by: StaffCaller,
  ): Promise<void> {
    await this.unfinished.keep(kind, slug, by.id, fields);
  }

  /** Forget what the caller was writing */
  @Delete()
  @HttpCode(204)
  @Allow('signed-in')
  @OnlyFor(['editor', ...EVENT_WRITERS])
  async forget(@Param('kind') kind: string, @Param('slug') slug: string, @StaffOf() by: StaffCaller) {
    await this.unfinished.forget(kind, slug, by.id);
  }
}
