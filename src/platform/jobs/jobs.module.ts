import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockWatch } from './clock-watch.js';
import { JobRunner } from './job-runner.js';
import { JobStore } from './job-store.js';
import { Job, PeriodicJob } from './job.entity.js';
import { JobsReader } from './jobs-reader.js';
import { JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.js';

/** Work after a commit and work by the clock: features register both at Jobs. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Job, PeriodicJob])],
  controllers: [JobsController],
  providers: [Jobs, ClockWatch, JobStore, JobRunner, JobsReader],
  exports: [ClockWatch, Jobs],
})
export class JobsModule {}
