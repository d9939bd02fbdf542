import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailServerController } from './mail-server.controller.js';
import { SavedMailServer } from './mail-server.entity.js';
import { MailServers } from './mail-server.service.js';

/** The mail server that an admin sets in the back office, where the environment sets none. */
@Module({
  imports: [ActivityModule, AuthModule, TypeOrmModule.forFeature([SavedMailServer])],
  controllers: [MailServerController],
  providers: [MailServers],
})
export class MailServerModule {}
