import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { HealthController } from './health.controller.js';
import { Health } from './health.js';

/** The health checks; the static builds are served before Nest's routes, by serveWeb. */
@Module({ imports: [UploadsModule], controllers: [HealthController], providers: [Health] })
export class WebsiteModule {}
