import { useDataProvider, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { timeZone } from '../format/dates';
import { API, pathOf } from './address';
import { ApiError, statusOf } from './ApiError';
import { accountCalls } from './calls/account';
import { contentCalls } from './calls/content';
import { eventCalls } from './calls/events';
import { guestMailCalls } from './calls/guestMails';
import { mailCalls } from './calls/mail';
import { moneyCalls } from './calls/money';
import { upkeepCalls } from './calls/upkeep';
import { call, send } from './client';
import { httpClient, PART, VERSION } from './httpClient';
import type {
  ActivityEntry,
  BulkReport,
  DashboardNumbers,
  Delegate,
  EarlierInquiry,
  Holding,
  HomeChange,
  ImportedLead,
  Inquiry,
  InquiryNote,
  InquirySettings,
  InquiryWorkFields,
  ListView,
  Person,
  ProjectForSale,
  Registration,
  RejectionReason,
  WaitingInquiries,
  WorkChoices,
} from './types';

/** The zone in which the server reads "today". */
const zone = () => new URLSearchParams({ tz: timeZone() }).toString();

const rest = simpleRestProvider(API, httpClient);
/** The provider's own names of resources become paths below the API. */
const at = (resource: string) => pathOf(resource).slice(1);

const getOne = async (resource: string, id: Identifier) =>
  (await rest.getOne<RaRecord>(at(resource), { id })).data;

const ifMatch = (version: unknown): Record<string, string> =>
  typeof version === 'string' ? { 'if-match': version } : {};

type Versioned = { [VERSION]?: unknown };

/** As many as a list's filter takes. */
const MAX_IDS = 100;

const notOffered = (verb: string) => () => Promise.reject(new Error(`${verb} is not offered by this API`));

/** react-admin's own verbs, as `ra-data-simple-rest` has them; a change names the version that was read. */
const verbs = {
  getList: (resource, params) => rest.getList(at(resource), params),
  getOne: (resource, params) => rest.getOne(at(resource), params),
  getMany: async (resource, { ids, ...params }) => {
    const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, n) =>
      rest.getMany(at(resource), { ...params, ids: ids.slice(n * MAX_IDS, (n + 1) * MAX_IDS) }),
    );
    return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
  },
  create: (resource, params) => rest.create(at(resource), params),
  update: async (resource, { id, data, previousData }) => {
    const { [PART]: part, ...sent } = data as { [PART]?: string };
    const headers = ifMatch((previousData as Versioned)[VERSION]);
    const path = `${pathOf(resource)}/${id}${part ? `/${part}` : ''}`;
    await send('PUT', path, { body: sent, headers });
    return { data: await getOne(resource, id as string) };
  },
  delete: async (resource, { id, previousData }) => {
    const headers = ifMatch((previousData as Versioned | undefined)?.[VERSION]);
    return { data: (await send<RaRecord>('DELETE', `${pathOf(resource)}/${id}`, { headers })).data };
  },
  // Of many at once the server makes one call, which says what it left alone: `inBulk` below.
  updateMany: notOffered('updateMany'),
  deleteMany: notOffered('deleteMany'),
  getManyReference: (resource, params) => rest.getManyReference(at(resource), params),
} as DataProvider;

/** A record of a list: the server leaves it alone if it was changed since the list was read. */
export type Chosen = { id: string; updated_at?: string };

/** As many as the API takes at once. */
const MAX_IN_BULK = 500;

async function inBulk(
  resource: string,
  action: string,
  records: Chosen[],
  change?: InquiryWorkFields,
): Promise<BulkReport> {
  const all: BulkReport = { done: [], failed: [] };
  for (let from = 0; from < records.length; from += MAX_IN_BULK) {
    const part = records.slice(from, from + MAX_IN_BULK).map(({ id, updated_at }) => ({ id, updated_at }));
    const body = { action, ...change, records: part };
    try {
      const { done, failed } = await call<BulkReport>('POST', `${pathOf(resource)}/bulk`, body);
      all.done.push(...done);
      all.failed.push(...failed);
    } catch (error) {
      // What was done before stands, and is told.
      if (from === 0) throw error;
      all.failed.push(...part.map(({ id }) => ({ id, name: null, message: (error as Error).message })));
    }
  }
  return all;
}

/** What the desk does, by its name; components call these through `useApi()`. */
const actions = {
  /** Refused when the record, or its proof, is no longer the one that was read (412). */
  verifyPayment: async ({ id, ...delegate }: { id: string }, paid: boolean) => {
    const headers = ifMatch((delegate as Versioned)[VERSION]);
    const body = { payment_status: paid };
    return (await send<Delegate>('PUT', `/delegates/verify/${id}`, { body, headers })).data;
  },
  /** Of the whole registration, over what was read. */
  markSpam: async ({ id, ...delegate }: { id: string }, spam: boolean) => {
    const headers = ifMatch((delegate as Versioned)[VERSION]);
    return (await send<Delegate>('PUT', `/delegates/spam/${id}`, { body: { spam }, headers })).data;
  },
  /** As verifyPayment: over what was read. @param because for colleagues; '' for none */
  cancelDelegate: async ({ id, ...delegate }: { id: string }, because: string) => {
    const headers = ifMatch((delegate as Versioned)[VERSION]);
    return (await send<Delegate>('POST', `/delegates/${id}/cancel`, { body: { because }, headers })).data;
  },
  reinstateDelegate: async ({ id, ...delegate }: { id: string }) => {
    const headers = ifMatch((delegate as Versioned)[VERSION]);
    return (await send<Delegate>('POST', `/delegates/${id}/reinstate`, { headers })).data;
  },
  /** @param person who comes instead */
  transferDelegate: async ({ id, ...delegate }: { id: string }, person: object) => {
    const headers = ifMatch((delegate as Versioned)[VERSION]);
    return (await send<Delegate>('POST', `/delegates/${id}/transfer`, { body: person, headers })).data;
  },
  sendEarlyTickets: (id: string, because: string) =>
    call<Registration>('POST', `/registrations/${id}/tickets`, { because }),
  cancelRegistration: (id: string, because: string) =>
    call<Registration>('POST', `/registrations/${id}/cancel`, { because }),
  cancelDelegates: (records: Chosen[]) => inBulk('delegates', 'cancel', records),
  makeQrCode: (id: string) => call<Delegate>('PATCH', `/delegates/qr-code/${id}`),
  uploadProof: (id: string, image: File) => {
    const body = new FormData();
    body.append('image', image);
    return call<Pick<Delegate, 'proof_of_payment'>>(
      'PATCH',
      `/delegates/proof-of-payment/upload/${id}`,
      body,
    );
  },
  /** What somebody answers for or has begun. */
  holdings: (id: string) => call<Holding[]>('GET', `/staff/${id}/holdings`),
  /** Disables or removes an account, over what was read; whom nothing is given to is not named. */
  leave: ({ id, ...member }: { id: string }, removes: boolean, hand_over: { kind: string; to: string }[]) => {
    const headers = ifMatch((member as Versioned)[VERSION]);
    return send('POST', `/staff/${id}/leave`, { body: { removes, hand_over }, headers });
  },
  verifyPayments: (records: Chosen[], paid: boolean) =>
    inBulk('delegates', paid ? 'verify' : 'unverify', records),
  makeQrCodes: (records: Chosen[]) => inBulk('delegates', 'make-qr-code', records),
  remove: (resource: string, records: Chosen[]) => inBulk(resource, 'remove', records),
  restore: (resource: string, id: string) =>
    call<{ id: string }>('POST', `${pathOf(`${resource}/bin`)}/${id}/restore`),
  removeForGood: (resource: string, id: string) => call('DELETE', `${pathOf(`${resource}/bin`)}/${id}`),
  history: (resource: string, id: string) =>
    call<ActivityEntry[]>('GET', `${pathOf(resource)}/${id}/history`),
  /** Everything of whoever has this e-mail or number. */
  person: (query: URLSearchParams) => call<Person>('GET', `/persons?${query.toString()}`),
  /** Filter and order are the list's own (`Kept`): the API keeps them as they come. */
  listViews: <Kept>(resource: string) =>
    call<Kept[]>('GET', `/views?resource=${encodeURIComponent(resource)}`),
  keepView: (view: object) => call<ListView>('POST', '/views', view),
  forgetView: (id: string) => call<ListView>('DELETE', `/views/${id}`),
  /** @param event undefined: of all */
  dashboard: (event: string | undefined) =>
    call<DashboardNumbers>('GET', `/dashboard?${zone()}${event ? `&event_id=${event}` : ''}`),
};

const MEANWHILE = 'inquiries.changed_meanwhile';

/** The work on inquiries. */
const inquiryActions = {
  withdrawNews: (id: string) => call<Inquiry>('DELETE', `${pathOf('inquiries')}/${id}/news`),
  workChoices: () => call<WorkChoices>('GET', '/inquiry/work/choices'),
  waitingInquiries: () => call<WaitingInquiries>('GET', `/inquiry/work/waiting?${zone()}`),
  /**
   * Changes the work over what the reader has seen. What somebody changed of it meanwhile, as the reader's own click a
   * moment before, is no matter while the fields that change now are still what they were (412 else). A row of a list
   * has no version at all.
   */
  changeWork: async (seen: Inquiry, change: InquiryWorkFields): Promise<Inquiry> => {
    const put = async (over: object) => {
      const headers = ifMatch((over as Versioned)[VERSION]);
      return (await send<Inquiry>('PUT', `${pathOf('inquiries')}/${seen.id}/work`, { body: change, headers }))
        .data;
    };
    if (VERSION in seen)
      try {
        return await put(seen);
      } catch (error) {
        if (statusOf(error) !== 412) throw error;
      }
    const now = await getOne('inquiries', seen.id);
    const moved = Object.keys(change).some(
      (field) => (now as Record<string, unknown>)[field] !== (seen as Record<string, unknown>)[field],
    );
    if (moved) throw new ApiError(MEANWHILE, 412);
    return put(now);
  },
  homesForSale: () => call<ProjectForSale[]>('GET', '/inquiry/work/homes'),
  /** Changes the home that was read: when two colleagues change it at once, the second gets a 412. */
  changeHome: async (inquiry: Inquiry, change: HomeChange) => {
    const headers = ifMatch((inquiry as Versioned)[VERSION]);
    const path = `${pathOf('inquiries')}/${inquiry.id}/home`;
    return (await send<Inquiry>('PUT', path, { body: change, headers })).data;
  },
  changeWorkOfMany: (records: Chosen[], change: InquiryWorkFields) =>
    inBulk('inquiries', 'change', records, change),
  /** @param done as `changeWorkOfMany` left them: what came after stays */
  undoWorkOfMany: (done: BulkReport['done']) =>
    inBulk(
      'inquiries',
      'undo',
      done.map(({ id, updated_at }) => ({ id, ...(updated_at !== null && { updated_at }) })),
    ),
  /** One call takes 100; `preview` says what would come of them. */
  importLeads: (body: { leads: object[]; preview: boolean; add_known: boolean }) =>
    call<ImportedLead[]>('POST', `${pathOf('inquiries')}/import`, body),
  inquiryNotes: (id: string) => call<InquiryNote[]>('GET', `${pathOf('inquiries')}/${id}/notes`),
  addNote: async (id: string, text: string, key: string) =>
    send<InquiryNote>('POST', `${pathOf('inquiries')}/${id}/notes`, {
      body: { text },
      headers: { 'idempotency-key': key },
    }),
  logAnswer: async (id: string, via: InquiryNote['via'], key: string) =>
    (
      await send<InquiryNote>('POST', `${pathOf('inquiries')}/${id}/answers`, {
        body: { via },
        headers: { 'idempotency-key': key },
      })
    ).data,
  takeBackAnswer: (id: string, answer: string) =>
    call<Inquiry>('DELETE', `${pathOf('inquiries')}/${id}/answers/${answer}`),
  samePerson: (id: string) => call<EarlierInquiry[]>('GET', `${pathOf('inquiries')}/${id}/same-person`),
  inquirySettings: async () => {
    const { data, headers } = await send<InquirySettings>('GET', '/inquiry/work/settings');
    return { data, etag: headers.get('etag') };
  },
  saveInquirySettings: async (settings: InquirySettings, version: string | null) => {
    const request = { body: settings, headers: ifMatch(version) };
    const { data, headers } = await send<InquirySettings>('PUT', '/inquiry/work/settings', request);
    return { data, etag: headers.get('etag') };
  },
};

/** Why a proof may be rejected, as a form holds it. */
const withReasons = ({ data, headers }: { data: RejectionReason[]; headers: Headers }) => ({
  data: { reasons: data },
  etag: headers.get('etag'),
});

const reviewActions = {
  rejectionReasons: async () => withReasons(await send<RejectionReason[]>('GET', '/proofs/reasons')),
  saveRejectionReasons: async (reasons: RejectionReason[], version: string | null) => {
    const request = { body: { reasons }, headers: ifMatch(version) };
    return withReasons(await send<RejectionReason[]>('PUT', '/proofs/reasons', request));
  },
};

export const dataProvider = {
  ...verbs,
  ...actions,
  ...inquiryActions,
  ...reviewActions,
  ...accountCalls,
  ...contentCalls,
  ...eventCalls,
  ...guestMailCalls,
  ...mailCalls,
  ...moneyCalls,
  ...upkeepCalls,
};
export type Api = typeof dataProvider;

/** The data provider with the calls that are no CRUD: the one way in which pages ask the API. */
export const useApi = () => useDataProvider<Api>();
