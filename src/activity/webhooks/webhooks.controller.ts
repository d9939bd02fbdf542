import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, NeedsRecentPassword, type Caller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { typesFor } from '../activity-types.js';
import {
  DeliveryView,
  EndpointFields,
  EndpointView,
  EndpointWithSecret,
  ReplayedView,
  ReplayRange,
  toDeliveryView,
  toEndpointView,
  WebhookTypeView,
  withSecret,
} from './webhooks.dto.js';
import { Webhooks } from './webhooks.service.js';

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  /** List endpoints */
  @Get()
  @Allow('webhooks:manage')
  @AnswersAll(EndpointView)
  async list(@CallerOf() by: Caller) {
    return { data: (await this.webhooks.list(by)).map(toEndpointView) };
  }

  /** What an endpoint can hear of */
  @Get('types')
  @Allow('webhooks:manage')
  @AnswersAll(WebhookTypeView)
  types(@CallerOf() by: Caller) {
    return { data: typesFor(by) };
  }

  /** Add an endpoint: the secret is in this answer only */
  @Post()
  @NeedsRecentPassword(true)
  @Allow('webhooks:manage')
  @AnswersData(EndpointWithSecret, { status: 201 })
  @FailsWith(409, 'There are enough endpoints')
  async create(@Body() fields: EndpointFields, @CallerOf() by: Caller) {
    return { data: withSecret(await this.webhooks.create(fields, by)) };
  }

  /** Read an endpoint */
  @Get(':id')
  @Allow('webhooks:manage')
  @AnswersData(EndpointView)
  async find(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toEndpointView(await this.webhooks.find(id, by)) };
  }

  /** Change, disable or wake up an endpoint */
  @Put(':id')
  @NeedsRecentPassword(true)
  @Allow('webhooks:manage')
  @AnswersData(EndpointView)
  async change(@Param('id', UuidParam) id: string, @Body() fields: EndpointFields, @CallerOf() by: Caller) {
    return { data: toEndpointView(await this.webhooks.change(id, fields, by)) };
  }

  /** Remove an endpoint, with its log */
  @Delete(':id')
  @NeedsRecentPassword(true)
  @Allow('webhooks:manage')
  @AnswersData(EndpointView, { description: 'The endpoint as it was' })
  async remove(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toEndpointView(await this.webhooks.remove(id, by)) };
  }

  /** Make a new secret: for 24 hours both sign */
  @Post(':id/secret')
  @HttpCode(200)
  @NeedsRecentPassword(true)
  @Allow('webhooks:manage')
  @AnswersData(EndpointWithSecret)
  async rotate(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: withSecret(await this.webhooks.rotate(id, by)) };
  }

  /** Send a test */
  @Post(':id/test')
  @Allow('webhooks:manage')
  @AnswersData(DeliveryView, { status: 201 })
  async test(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toDeliveryView(await this.webhooks.sendTest(id, by)) };
  }

  /** The newest 100 deliveries of an endpoint */
  @Get(':id/deliveries')
  @Allow('webhooks:manage')
  @AnswersAll(DeliveryView)
  async deliveries(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: (await this.webhooks.deliveries(id, by)).map(toDeliveryView) };
  }

  /** Send one delivery again */
  @Post(':id/deliveries/:delivery/replay')
  @Allow('webhooks:manage')
  @AnswersData(DeliveryView, { status: 201 })
  async replay(
    @Param('id', UuidParam) id: string,
    @Param('delivery', UuidParam) delivery: string,
    @CallerOf() by: Caller,
  ) {
    return { data: toDeliveryView(await this.webhooks.replay(id, delivery, by)) };
  }

  /** Send the deliveries of a span of time again */
  @Post(':id/replay')
  @HttpCode(200)
  @Allow('webhooks:manage')
  @AnswersData(ReplayedView)
  async replayRange(@Param('id', UuidParam) id: string, @Body() range: ReplayRange, @CallerOf() by: Caller) {
    return { data: { count: await this.webhooks.replayRange(id, range, by) } };
  }
}
