import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { type StaffCaller, StaffOf } from '../caller.js';
import { Allow } from '../rules.js';
import { CreateStaffDto, UpdateStaffDto } from './staff.dto.js';
import { StaffService } from './staff.service.js';
import { toStaffView } from './staff.view.js';

@Controller('staff')
export class StaffController {
  constructor(private readonly service: StaffService) {}

  /** Make a staff account. */
  @Post()
  @Allow('admin')
  async create(@Body() dto: CreateStaffDto, @StaffOf() me: StaffCaller) {
    return { data: toStaffView(await this.service.create(dto, me)) };
  }

  /** One staff account. */
  @Get(':id')
  @Allow('admin')
  async find(@Param('id', ParseUUIDPipe) id: string) {
    return { data: toStaffView(await this.service.find(id)) };
  }

  /** Change a staff account. A new password, e-mail or role signs the person out everywhere. */
  @Put(':id')
  @Allow('admin')
  async update(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() dto: UpdateStaffDto,
    @StaffOf() me: StaffCaller,
  ) {
    return { data: toStaffView(await this.service.update(id, dto, me)) };
  }

  /** Remove a staff account and end its sessions. The last admin stays. */
  @Delete(':id')
  @Allow('admin')
  async remove(@Param('id', ParseUUIDPipe) id: string, @StaffOf() me: StaffCaller) {
    return { data: toStaffView(await this.service.remove(id, me)) };
  }
}
