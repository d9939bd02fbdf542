import { type Account, addStaff, call, type Credentials, dataOf, signIn } from '../requests/callers.js';
import { anInquiry } from '../requests/records.js';
import { startApi, type Api } from '../server/api.js';

/** What staff read of an inquiry, as far as suites look at it. */
export interface WorkedInquiry {
  id: string;
  status: string;
  lost_reason: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  answered_at: string | null;
  last_call: string | null;
  last_call_at: string | null;
  last_call_by: string | null;
  phone_fails: boolean;
  next_step: string | null;
  next_step_on: string | null;
  spam: boolean;
  updated_at: string;
}

export interface WorkNote {
  id: string;
  kind: string;
  text: string | null;
  via: string | null;
  outcome: string | null;
  author_name: string;
  created_at: string;
}

export const inquiryPath = (id: string, more = '') => `/inquiry/properties/${id}${more}`;

/** Leaves new inquiries to nobody: the server would else give each to a colleague while a test looks at it. */
export const shareByHand = async ({ db }: Pick<Api, 'db'>): Promise<void> => {
  await db.query(`INSERT INTO inquiry_settings (data) VALUES ('{"assigns":false}')`);
};

/** A desk with an admin and Luz, of staff, at which inquiries are shared out by hand. */
export async function openInquiryDesk() {
  const api: Api = await startApi();
  const admin = await signIn(api);
  await shareByHand(api); // inquiry-assignment.spec.ts is about the rest
  const luz: Account = await addStaff(api);
  const staff = await signIn(api, luz);
  return {
    api,
    admin,
    luz,
    staff,
    /** What a visitor sends, as the visitor gets it back. */
    send: async (change: Record<string, unknown> = {}, headers: Credentials = {}) =>
      dataOf<WorkedInquiry>(
        await call(api, 'POST', '/inquiry/property', { body: anInquiry(change), headers }),
      ),
    work: (id: string, body: object, headers: Credentials = {}, as = staff) =>
      call(api, 'PUT', inquiryPath(id, '/work'), { as, body, headers }),
    read: async (id: string) => dataOf<WorkedInquiry>(await call(api, 'GET', inquiryPath(id), { as: staff })),
    notesOf: async (id: string) =>
      dataOf<WorkNote[]>(await call(api, 'GET', inquiryPath(id, '/notes'), { as: staff })),
    answer: (id: string, via: string, headers: Credentials = {}) =>
      call(api, 'POST', inquiryPath(id, '/answers'), { as: staff, body: { via }, headers }),
    /** A call, as the office logs it: what came of it is said later. */
    call: async (id: string, outcome: string | undefined = 'unknown') =>
      dataOf<WorkNote>(
        await call(api, 'POST', inquiryPath(id, '/answers'), { as: staff, body: { via: 'phone', outcome } }),
      ),
    /** What came of it. */
    say: (id: string, note: string, outcome: string, headers: Credentials = {}, as = staff) =>
      call(api, 'PUT', inquiryPath(id, `/answers/${note}`), { as, body: { outcome }, headers }),
  };
}
