import type { components } from './schema';

/** The API's answers, by the names that this app uses; all of them come from openapi.json. */
type Schemas = components['schemas'];

export type Delegate = Schemas['DelegateRecord'];
export type Inquiry = Schemas['InquiryRecord'];
export type AuditEntry = Schemas['AuditEntryView'];
export type DashboardNumbers = Schemas['Dashboard'];
export type Count = Schemas['AnswerCount'];
export type Account = Pick<StaffMember, 'id' | 'email' | 'name' | 'role'>;
export type StaffMember = Schemas['CreateStaffDto'] & { id: string; created_at: string };
export type ApiKey = Schemas['CreateApiKeyDto'] & {
  id: string;
  created_at: string;
  last_used_at: string | null;
};
export type NewApiKey = ApiKey & { key: string };
