export type Account = { id: string; email: string; name: string; role: 'admin' | 'staff' };
export type Delegate = {
  id: string;
  uuid: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  age: number | null;
  church_name: string | null;
  ministry: string | null;
  address: string | null;
  payment_mode: string;
  payment_status: boolean;
  proof_of_payment: string | null;
  qr_code: string | null;
  created_at: string;
  updated_at: string;
};
export type Inquiry = {
  id: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string;
  country: string | null;
  place: string | null;
  project_interest: string | null;
  where_did_find_about_us: string | null;
  message: string;
  agree_newsletter: boolean;
  agree_terms: boolean;
  created_at: string;
  updated_at: string;
};
export type StaffMember = Account & { created_at: string };
export type Scope = 'delegates:read' | 'delegates:write' | 'inquiries:read' | 'inquiries:write';
export type ApiKey = {
  id: string;
  name: string;
  scopes: Scope[];
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
};
export type NewApiKey = ApiKey & { key: string };
export type Count = { value: string | null; count: number };
export type DashboardNumbers = {
  event_fee: number;
  inquiries: { today: number; this_week: number; total: number };
  delegates: { today: number; total: number; paid: number; unpaid: number; proof_waiting: number };
  per_day: { day: string; delegates: number; inquiries: number }[];
  by_project_interest: Count[];
  by_where_did_find_about_us: Count[];
};
export type AuditEntry = {
  id: string;
  at: string;
  caller_kind: 'staff' | 'key' | 'anonymous';
  caller_name: string | null;
  action:
    | 'created'
    | 'updated'
    | 'verified'
    | 'unverified'
    | 'qr-code-made'
    | 'proof-uploaded'
    | 'password-changed'
    | 'deleted';
  fields: string[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
