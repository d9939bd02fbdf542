import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Approval } from './approval/approval.js';
import { Approving } from './approval/approving.js';
import { ProposalList } from './approval/proposal-list.js';
import { ProposalMails } from './approval/proposal-mails.js';
import { ProposalsController } from './approval/proposals.controller.js';
import { Proposals } from './approval/proposals.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { ContentCheck } from './drafts/content-check.js';
import { PreviewsController } from './drafts/previews.controller.js';
import { Previews } from './drafts/previews.js';
import { UnfinishedController } from './drafts/unfinished.controller.js';
import { Unfinished } from './drafts/unfinished.js';
import { FilesController } from './files/files.controller.js';
import { ContentFiles } from './files/files.js';
import { ComputationsController } from './for-sale/computations.controller.js';
import { Computations } from './for-sale/computations.js';
import { ForSale } from './for-sale/for-sale.js';
import { PriceList } from './for-sale/price-list.entity.js';
import { PriceListsController } from './for-sale/price-lists.controller.js';
import { PriceLists } from './for-sale/price-lists.js';
import { MailCompany } from './mail-company.js';
import { Payee } from './paying/payee.js';
import { PaymentModes } from './paying/payment-modes.js';
import { PictureLibrary } from './pictures/picture-library.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { ContentPictures } from './pictures/pictures.js';
import { DuePlans } from './planned/due-plans.js';
import { ContentLeavers } from './planned/leavers.js';
import { PlanFailures } from './planned/plan-failures.js';
import { PlannedController } from './planned/planned.controller.js';
import { Planned } from './planned/planned.js';
import { LaterPublications } from './publishing/later-publications.js';
import { Publisher } from './publishing/publisher.js';
import { ReleaseWatch } from './publishing/release-watch.js';
import { Releases } from './publishing/releases.js';
import { RenderInputs } from './publishing/render-inputs.js';
import { Renderer } from './publishing/renderer.js';
import { SiteFolder } from './publishing/site-folder.js';
import { TakingBack } from './publishing/taking-back.js';

registerScopesFor(['editor'], 'content:read', 'content:write');

/** What the site says: drafts, releases, and the pages that are made of them. */
@Module({
  imports: [AuthModule, ActivityModule, UploadsModule, TypeOrmModule.forFeature([PriceList])],
  controllers: [
    PicturesController,
    FilesController,
    ContentController,
    PreviewsController,
    UnfinishedController,
    PlannedController,
    ProposalsController,
    ComputationsController,
    PriceListsController,
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
    RenderInputs,
    LaterPublications,
    Planned,
    DuePlans,
    PlanFailures,
    Approval,
    Approving,
    Proposals,
    ProposalList,
    ProposalMails,
    SiteFolder,
    MailCompany,
    Payee,
    PaymentModes,
    ReleaseWatch,
    Previews,
    ContentLeavers,
    Unfinished,
    Computations,
    PriceLists,
    ForSale,
  ],
  exports: [
    ForSale,
    Publisher,
    SiteFolder,
    ContentPictures,
    PictureLibrary,
    ContentFiles,
    ContentCheck,
    Payee,
    PaymentModes,
    RenderInputs,
    Renderer,
    Previews,
  ],
})
export class ContentModule {}
