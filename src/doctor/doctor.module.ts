import { Module } from '@nestjs/common';
import { DoctorController } from './doctor.controller.js';

/** What admins see of it; `npm run doctor` uses the same code. */
@Module({ controllers: [DoctorController] })
export class DoctorModule {}
