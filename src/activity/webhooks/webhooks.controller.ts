import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, NeedsRecentPassword, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { publicTypes } from '../activity-types.js';
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
  @Allow('admin')
  @AnswersAll(EndpointView)
  async list() {
    return { data: (await this.webhooks.list()).map(toEndpointView) };
  }

  /** What an endpoint can hear of */
  @Get('types')
  @Allow('admin')
  @AnswersAll(WebhookTypeView)
  types() {
    return { data: publicTypes() };
  }

  /** Add an endpoint: the secret is in this answer only */
  @Post()
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(EndpointWithSecret, { status: 201 })
  @FailsWith(409, 'There are enough endpoints')
  async create(@Body() fields: EndpointFields, @StaffOf() me: StaffCaller) {
    return { data: withSecret(await this.webhooks.create(fields, me)) };
  }

  /** Read an endpoint */
  @Get(':id')
  @Allow('admin')
  @AnswersData(EndpointView)
  async find(@Param('id', UuidParam) id: string) {
    return { data: toEndpointView(await this.webhooks.find(id)) };
  }

  /** Change, disable or wake up an endpoint */
  @Put(':id')
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(EndpointView)
  async change(
    @Param('id', UuidParam) id: string,
    @Body() fields: EndpointFields,
    @StaffOf() me: StaffCaller,
  ) {
    return { data: toEndpointView(await this.webhooks.change(id, fields, me)) };
  }

  /** Remove an endpoint, with its log */
  @Delete(':id')
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(EndpointView, { description: 'The endpoint as it was' })
  async remove(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: toEndpointView(await this.webhooks.remove(id, me)) };
  }

  /** Make a new secret: for 24 hours both sign */
  @Post(':id/secret')
  @HttpCode(200)
  @NeedsRecentPassword(true)
  @Allow('admin')
  @AnswersData(EndpointWithSecret)
  async rotate(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: withSecret(await this.webhooks.rotate(id, me)) };
  }

  /** Send a test */
  @Post(':id/test')
  @Allow('admin')
  @AnswersData(DeliveryView, { status: 201 })
  async test(@Param('id', UuidParam) id: string) {
    return { data: toDeliveryView(await this.webhooks.sendTest(id)) };
  }

  /** The newest 100 deliveries of an endpoint */
  @Get(':id/deliveries')
  @Allow('admin')
  @AnswersAll(DeliveryView)
  async deliveries(@Param('id', UuidParam) id: string) {
    return { data: (await this.webhooks.deliveries(id)).map(toDeliveryView) };
  }

  /** Send one delivery again */
  @Post(':id/deliveries/:delivery/replay')
  @Allow('admin')
  @AnswersData(DeliveryView, { status: 201 })
  async replay(@Param('id', UuidParam) id: string, @Param('delivery', UuidParam) delivery: string) {
    return { data: toDeliveryView(await this.webhooks.replay(id, delivery)) };
  }

  /** Send the deliveries of a span of time again */
  @Post(':id/replay')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(ReplayedView)
  async replayRange(@Param('id', UuidParam) id: string, @Body() range: ReplayRange) {
    return { data: { count: await this.webhooks.replayRange(id, range) } };
  }
}
