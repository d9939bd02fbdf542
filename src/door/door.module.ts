import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DelegatesModule } from '../delegates/delegates.module.js';
import { EventsModule } from '../events/events.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { DeviceSessionController } from './device-session.controller.js';
import { Devices } from './devices.service.js';
import { DoorController } from './door.controller.js';
import { DoorDevice, DoorScan } from './door.entity.js';
import { Gates } from './gate.js';
import { DoorLeavers } from './leavers.js';
import { Live } from './live.service.js';
import { Reports } from './report.service.js';
import { Reviews } from './review.js';
import { ScansController } from './scans.controller.js';
import { Scans } from './scans.service.js';
import { Snapshots } from './snapshot.js';
import { Tickets } from './tickets.js';

registerScopesFor(['manager', 'event-desk', 'door'], 'door:read', 'door:write');

/** The day of the event: who may come in, who is in, and who did not come. */
@Module({
  imports: [
    AuthModule,
    ActivityModule,
    DelegatesModule,
    EventsModule,
    TypeOrmModule.forFeature([DoorDevice, DoorScan]),
  ],
  controllers: [DoorController, DeviceSessionController, ScansController],
  providers: [Devices, DoorLeavers, Live, Gates, Reports, Reviews, Scans, Snapshots, Tickets],
})
export class DoorModule {}
