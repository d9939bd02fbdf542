import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { StockModule } from '../stock/stock.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CalendarsController, OwnCalendarController } from './calendar/calendar.controller.js';
import { Calendars } from './calendar/calendars.js';
import { InquiryFiguresController } from './figures/figures.controller.js';
import { InquiryFigures } from './figures/figures.service.js';
import { InquiriesController, InquiryExportController } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryChanges } from './inquiry-changes.js';
import { InquiryDeskController } from './inquiry-desk.controller.js';
import { Inquiry } from './inquiry.entity.js';
import { LeadImportsController } from './leads/imports.controller.js';
import { LeadImports } from './leads/imports.service.js';
import { LeadImport } from './leads/lead-import.entity.js';
import { LeadLimit } from './leads/lead-limit.js';
import { LeadsController, LeadsOfProgramsController } from './leads/leads.controller.js';
import { Leads } from './leads/leads.service.js';
import { InquiryMails } from './mails/inquiry-mails.js';
import { InquiryReceived } from './mails/inquiry-received.js';
import { WorkMails } from './mails/work-mails.js';
import { NewsChoice } from './news/news-choice.entity.js';
import { NewsChoicesController } from './news/news-choices.controller.js';
import { NewsChoosing } from './news/news-choices.js';
import { NewsConsentController } from './news/news-consent.controller.js';
import { NewsConsent } from './news/news-consent.js';
import { NewsLinks } from './news/news-links.js';
import { FilledPages } from './pages/filled-pages.js';
import { Bookings } from './viewings/bookings.service.js';
import { DeskViewings } from './viewings/desk-viewings.js';
import { ViewingHoursController } from './viewings/hours.controller.js';
import { ViewingTimetable } from './viewings/hours.service.js';
import { ViewingMails } from './viewings/mails/viewing-mails.js';
import { OwnViewings } from './viewings/own-viewings.js';
import { ViewingPagesController } from './viewings/pages/viewing-pages.controller.js';
import { ViewingPages } from './viewings/pages/viewing-pages.js';
import { ViewingLinks } from './viewings/viewing-links.js';
import { Viewing, ViewingDayOff, ViewingHours } from './viewings/viewing.entity.js';
import { DeskViewingsController, ViewingsController } from './viewings/viewings.controller.js';
import { Assignment } from './work/assignment.js';
import { InquiryCalls } from './work/calls.service.js';
import { InquiryHomes } from './work/homes.service.js';
import { InquiryLeavers } from './work/leavers.js';
import { InquiryNotes } from './work/notes.service.js';
import { ReservationEnds } from './work/reservation-ends.js';
import { InquiryReturns } from './work/returns.js';
import { InquirySettingsStore } from './work/settings.js';
import { InquiriesWaiting } from './work/waiting-inquiries.js';
import { InquiryWorkController, OneInquiryController } from './work/work.controller.js';
import { InquiryWork } from './work/work.service.js';

registerScopesFor(['manager', 'agent'], 'inquiries:read', 'inquiries:write');
// For programs: people enter leads by what they may do with all inquiries.
registerScopesFor([], 'leads:create');

@Module({
  imports: [
    AuthModule,
    ActivityModule,
    ContentModule,
    ListingModule,
    StockModule,
    UploadsModule,
    TypeOrmModule.forFeature([Inquiry, LeadImport, NewsChoice, Viewing, ViewingDayOff, ViewingHours]),
  ],
  // The paths of the export and the bin would be ids to the other: they come first.
  controllers: [
    InquiryExportController,
    InquiryDeskController,
    InquiryFiguresController,
    LeadsController,
    LeadsOfProgramsController,
    LeadImportsController,
    OwnCalendarController,
    CalendarsController,
    ViewingHoursController,
    DeskViewingsController,
    ViewingsController,
    ViewingPagesController,
    InquiriesController,
    InquiryWorkController,
    OneInquiryController,
    NewsConsentController,
    NewsChoicesController,
  ],
  providers: [
    InquiriesService,
    InquiryChanges,
    InquiryMails,
    InquiryReceived,
    WorkMails,
    InquiryWork,
    InquiriesWaiting,
    InquiryHomes,
    InquiryNotes,
    InquiryCalls,
    NewsConsent,
    NewsLinks,
    NewsChoosing,
    FilledPages,
    InquirySettingsStore,
    Assignment,
    InquiryReturns,
    ReservationEnds,
    InquiryLeavers,
    Leads,
    LeadLimit,
    LeadImports,
    InquiryFigures,
    Calendars,
    ViewingTimetable,
    ViewingLinks,
    ViewingMails,
    Bookings,
    OwnViewings,
    DeskViewings,
    ViewingPages,
  ],
  exports: [InquiriesService, InquiryWork, InquiryNotes, NewsConsent, NewsLinks, NewsChoosing],
})
export class InquiriesModule {}
