import type { MigrationInterface } from 'typeorm';
import { AddCancellation1763796000001 } from './add-cancellation.js';
import { AddConsent1763760000002 } from './add-consent.js';
import { AddEarlyTickets1764000900001 } from './add-early-tickets.js';
import { AddInquiryWork1763785000001 } from './add-inquiry-work.js';
import { AddJobLeases1763800000001 } from './add-job-leases.js';
import { AddLeads1764000300001 } from './add-leads.js';
import { AddMailFails1763780000002 } from './add-mail-fails.js';
import { AddNamesToFollow1763798000001 } from './add-names-to-follow.js';
import { AddPasswordDue1763700010001 } from './add-password-due.js';
import { AddPaymentModes1764001600001 } from './add-payment-modes.js';
import { AddReceiptReading1763792000001 } from './add-receipt-reading.js';
import { AddRegistrationCodes1764000700001 } from './add-registration-codes.js';
import { AddRoles1763785000001 } from './add-roles.js';
import { AddScanReview1763902000001 } from './add-scan-review.js';
import { AddSoldStatus1764003300011 } from './add-sold-status.js';
import { AddSpam1763750000001 } from './add-spam.js';
import { AddSuspect1763700006002 } from './add-suspect.js';
import { ClaimStorage1764000100001 } from './claim-storage.js';
import { ConfirmAddresses1763901000001 } from './confirm-addresses.js';
import { ConfirmSessions1763700010004 } from './confirm-sessions.js';
import { ConfirmWaiting1764003020001 } from './confirm-waiting.js';
import { CountByRow1763700012001 } from './count-by-row.js';
import { CountReads1764003200001 } from './count-reads.js';
import { CountWhoPaid1763800000002 } from './count-who-paid.js';
import { CoverMoney1764002000001 } from './cover-money.js';
import { CreateActivity1763751000002 } from './create-activity.js';
import { CreateAudit1763700005001 } from './create-audit.js';
import { CreateBackupRun1763760000001 } from './create-backup-run.js';
import { CreateBin1763771000001 } from './create-bin.js';
import { CreateContent1763785000002 } from './create-content.js';
import { CreateDelegate1763700002003 } from './create-delegate.js';
import { CreateDoor1763795000001 } from './create-door.js';
import { CreateEvent1763772000001 } from './create-event.js';
import { CreateGuestMails1764001200001 } from './create-guest-mails.js';
import { CreateIdempotencyKey1763700002005 } from './create-idempotency-key.js';
import { CreateInquiry1763700002004 } from './create-inquiry.js';
import { CreateJobs1763751000001 } from './create-jobs.js';
import { CreateLedger1763910000001 } from './create-ledger.js';
import { CreateMail1763763000003 } from './create-mail.js';
import { CreatePasswordLinks1763780000001 } from './create-password-links.js';
import { CreatePrivacy1763797000001 } from './create-privacy.js';
import { CreateRegistration1763791000001 } from './create-registration.js';
import { CreateRowCount1763700002002 } from './create-row-count.js';
import { CreateSearchFunctions1763700002001 } from './create-search-functions.js';
import { CreateSecondFactor1763700010003 } from './create-second-factor.js';
import { CreateStaffAccess1763700001001 } from './create-staff-access.js';
import { CreateWaitingList1763794000001 } from './create-waiting-list.js';
import { CreateWaitingProofsIndex1763700005002 } from './create-waiting-proofs-index.js';
import { CreateWebhooks1763763000004 } from './create-webhooks.js';
import { DescribeFirstEvent1763786000001 } from './describe-first-event.js';
import { DescribePictures1764000200001 } from './describe-pictures.js';
import { DescribeSessions1763700010002 } from './describe-sessions.js';
import { DisableStaff1763780000003 } from './disable-staff.js';
import { FoldAddresses1764003010001 } from './fold-addresses.js';
import { ForgetIdempotentAnswers1763770000001 } from './forget-idempotent-answers.js';
import { FreePaymentModes1763806000001 } from './free-payment-modes.js';
import { HandOver1764003150001 } from './hand-over.js';
import { HoldHomes1764001900001 } from './hold-homes.js';
import { HoldPlaces1763900000001 } from './hold-places.js';
import { IndexLongAddresses1763762000001 } from './index-long-addresses.js';
import { IndexRowCount1763762000002 } from './index-row-count.js';
import { KeepContentFiles1764002200001 } from './keep-content-files.js';
import { KeepLastWork1764003300012 } from './keep-last-work.js';
import { KeepMoneyOfRemoved1764003100001 } from './keep-money-of-removed.js';
import { KeepUnfinished1764000500001 } from './keep-unfinished.js';
import { KnowPersons1764001300001 } from './know-persons.js';
import { LimitMailsByKind1763790000001 } from './limit-mails-by-kind.js';
import { ListEvents1764000400001 } from './list-events.js';
import { ListRegistrations1764000800001 } from './list-registrations.js';
import { ListStaffAccess1763700006001 } from './list-staff-access.js';
import { NameEventOfMails1764001800001 } from './name-event-of-mails.js';
import { NoteStatementLines1764001050001 } from './note-statement-lines.js';
import { OneFormOfLandlines1763805000001 } from './one-form-of-landlines.js';
import { OneFormOfPhones1763770000001 } from './one-form-of-phones.js';
import { PartRoles1764000000001 } from './part-roles.js';
import { PlanPublications1764001500001 } from './plan-publications.js';
import { SearchByLexeme1763700012002 } from './search-by-lexeme.js';
import { SharePlaces1764003000001 } from './share-places.js';
import { StampRowCount1763700007001 } from './stamp-row-count.js';
import { TrustClock1764001000001 } from './trust-clock.js';
import { UseStorageClaim1764002100001 } from './use-storage-claim.js';
import { WriteRegistrationsInService1764001700001 } from './write-registrations-in-service.js';

/** Every migration, oldest first, by class: no globs, so that what runs is what is listed. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateStaffAccess1763700001001,
  CreateSearchFunctions1763700002001,
  CreateRowCount1763700002002,
  CreateDelegate1763700002003,
  CreateInquiry1763700002004,
  CreateIdempotencyKey1763700002005,
  CreateAudit1763700005001,
  CreateWaitingProofsIndex1763700005002,
  ListStaffAccess1763700006001,
  AddSuspect1763700006002,
  StampRowCount1763700007001,
  AddPasswordDue1763700010001,
  DescribeSessions1763700010002,
  CreateSecondFactor1763700010003,
  ConfirmSessions1763700010004,
  CountByRow1763700012001,
  SearchByLexeme1763700012002,
  AddSpam1763750000001,
  CreateJobs1763751000001,
  CreateActivity1763751000002,
  CreateBackupRun1763760000001,
  AddConsent1763760000002,
  IndexLongAddresses1763762000001,
  IndexRowCount1763762000002,
  CreateMail1763763000003,
  CreateWebhooks1763763000004,
  ForgetIdempotentAnswers1763770000001,
  OneFormOfPhones1763770000001,
  CreateBin1763771000001,
  CreateEvent1763772000001,
  CreatePasswordLinks1763780000001,
  AddMailFails1763780000002,
  DisableStaff1763780000003,
  AddInquiryWork1763785000001,
  AddRoles1763785000001,
  CreateContent1763785000002,
  DescribeFirstEvent1763786000001,
  LimitMailsByKind1763790000001,
  CreateRegistration1763791000001,
  AddReceiptReading1763792000001,
  CreateWaitingList1763794000001,
  CreateDoor1763795000001,
  AddCancellation1763796000001,
  CreatePrivacy1763797000001,
  AddNamesToFollow1763798000001,
  AddJobLeases1763800000001,
  CountWhoPaid1763800000002,
  OneFormOfLandlines1763805000001,
  FreePaymentModes1763806000001,
  HoldPlaces1763900000001,
  ConfirmAddresses1763901000001,
  AddScanReview1763902000001,
  CreateLedger1763910000001,
  PartRoles1764000000001,
  ClaimStorage1764000100001,
  DescribePictures1764000200001,
  AddLeads1764000300001,
  ListEvents1764000400001,
  KeepUnfinished1764000500001,
  AddRegistrationCodes1764000700001,
  ListRegistrations1764000800001,
  AddEarlyTickets1764000900001,
  TrustClock1764001000001,
  NoteStatementLines1764001050001,
  CreateGuestMails1764001200001,
  KnowPersons1764001300001,
  PlanPublications1764001500001,
  AddPaymentModes1764001600001,
  WriteRegistrationsInService1764001700001,
  NameEventOfMails1764001800001,
  HoldHomes1764001900001,
  CoverMoney1764002000001,
  UseStorageClaim1764002100001,
  KeepContentFiles1764002200001,
  SharePlaces1764003000001,
  FoldAddresses1764003010001,
  ConfirmWaiting1764003020001,
  KeepMoneyOfRemoved1764003100001,
  HandOver1764003150001,
  CountReads1764003200001,
  AddSoldStatus1764003300011,
  KeepLastWork1764003300012,
];
