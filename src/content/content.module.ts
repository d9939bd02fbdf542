import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { UploadsModule } from '../platform/uploads/uploads.module.js';
import { Availability } from './availability.js';
import { Computations, ComputationsController } from './computations.controller.js';
import { ContentCheck } from './content-check.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { FilesController } from './files.controller.js';
import { ContentFiles } from './files.js';
import { ContentLeavers } from './leavers.js';
import { MailCompany } from './mail-company.js';
import { Payee } from './payee.js';
import { PaymentModes } from './payment-modes.js';
import { PictureLibrary } from './picture-library.js';
import { PicturesController } from './pictures.controller.js';
import { ContentPictures } from './pictures.js';
import { PlanFailures } from './plan-failures.js';
import { PlannedController } from './planned.controller.js';
import { Planned } from './planned.js';
import { Previews, PreviewsController } from './previews.controller.js';
import { Publisher } from './publisher.js';
import { ReleaseWatch } from './release-watch.js';
import { Releases } from './releases.js';
import { Renderer } from './renderer.js';
import { SiteEvent } from './site-event.js';
import { SiteFolder } from './site-folder.js';
import { TakingBack } from './taking-back.js';
import { Unfinished, UnfinishedController } from './unfinished.controller.js';

registerScopesFor(['editor'], 'content:read', 'content:write');

/** What the site says: drafts, releases, and the pages that are made of them. */
@Module({
  imports: [AuthModule, ActivityModule, UploadsModule],
  controllers: [
    PicturesController,
    FilesController,
    ContentController,
    PreviewsController,
    UnfinishedController,
    PlannedController,
    ComputationsController,
  ],
  providers: [
    Renderer,
    ContentCheck,
    ContentService,
    ContentPictures,
    ContentFiles,
    PictureLibrary,
    Publisher,
    TakingBack,
    Releases,
    Planned,
    PlanFailures,
    SiteEvent,
    SiteFolder,
    MailCompany,
    Payee,
    PaymentModes,
    ReleaseWatch,
    Previews,
    ContentLeavers,
    Unfinished,
    Computations,
    Availability,
  ],
  exports: [
    Availability,
    SiteFolder,
    ContentPictures,
    ContentFiles,
    ContentCheck,
    Payee,
    PaymentModes,
    SiteEvent,
    Renderer,
    Previews,
  ],
})
export class ContentModule {}
