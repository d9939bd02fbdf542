import type { components } from './schema';

/** The API's answers, by the names that this app uses; all of them come from openapi.json. */
type Schemas = components['schemas'];

export type Delegate = Schemas['DelegateRecord'];
export type Inquiry = Schemas['InquiryRecord'];
export type BinRecord = Schemas['BinRecord'];
export type BulkReport = Schemas['BulkReport'];
export type ActivityEntry = Schemas['ActivityView'];
export type Mail = Schemas['MailView'];
export type MailPreview = Schemas['MailPreview'];
export type MailSummary = Schemas['MailSummary'];
export type MailTemplate = Schemas['MailTemplateView'];
export type JobsOverview = Schemas['JobsView'];
export type PeriodicJob = Schemas['PeriodicJobView'];
export type FailedJob = Schemas['FailedJobView'];
export type MailSettings = Schemas['MailSettings'];
export type WebhookEndpoint = Schemas['EndpointView'];
export type NewWebhookEndpoint = Schemas['EndpointWithSecret'];
export type WebhookType = Schemas['WebhookTypeView'];
export type WebhookDelivery = Schemas['DeliveryView'];
export type DashboardNumbers = Schemas['Dashboard'];
export type Backups = Schemas['BackupsView'];
export type Count = Schemas['AnswerCount'];
export type Account = Schemas['MeView'];
export type AccountSecurity = Schemas['AccountView'];
export type Session = Schemas['SessionView'];
export type NewSecret = Schemas['NewSecretView'];
export type RecoveryCodes = Schemas['RecoveryCodesView'];
export type StaffMember = Schemas['StaffView'];
export type ListedStaff = Schemas['ListedStaff'];
export type ApiKey = Schemas['ApiKeyView'];
export type NewApiKey = Schemas['NewApiKeyView'];
