import { pathOf, zone } from '../address';
import { ApiError, statusOf } from '../ApiError';
import { call, send } from '../client';
import type {
  BulkReport,
  EarlierInquiry,
  Extension,
  HomeChange,
  ImportedLead,
  Inquiry,
  InquiryFigures,
  InquiryNote,
  InquirySettings,
  InquiryWorkFields,
  LeadBatch,
  LeadBatchInFull,
  LeadsOfFile,
  NewDayOff,
  NewViewingHours,
  ProjectForSale,
  PublicPriceList,
  Timetable,
  Viewing,
  ViewingChange,
  WaitingInquiries,
  WorkChoices,
} from '../types';
import { ifMatch, VERSION, versionOf } from '../version';
import { inBulk, type Chosen } from './bulk';

const MEANWHILE = 'inquiries.changed_meanwhile';

/** The work on inquiries. */
export const inquiryCalls = {
  withdrawNews: (id: string) => call<Inquiry>('DELETE', `${pathOf('inquiries')}/${id}/news`),
  workChoices: () => call<WorkChoices>('GET', '/inquiry/work/choices'),
  waitingInquiries: () => call<WaitingInquiries>('GET', `/inquiry/work/waiting?${zone()}`),
  /**
   * Changes the work over what the reader has seen. What somebody changed of it meanwhile, as the reader's own click a
   * moment before, is no matter while the fields that change now are still what they were (412 else). A row of a list
   * has no version at all.
   */
  changeWork: async (seen: Inquiry, change: InquiryWorkFields): Promise<Inquiry> => {
    const path = `${pathOf('inquiries')}/${seen.id}`;
    const put = async (over: string | null) =>
      (await send<Inquiry>('PUT', `${path}/work`, { body: change, headers: ifMatch(over) })).data;
    if (VERSION in seen)
      try {
        return await put(versionOf(seen));
      } catch (error) {
        if (statusOf(error) !== 412) throw error;
      }
    const { data: now, headers } = await send<Inquiry>('GET', path);
    const fields = Object.keys(change) as (keyof InquiryWorkFields & keyof Inquiry)[];
    if (fields.some((field) => now[field] !== seen[field])) throw new ApiError(MEANWHILE, 412);
    return put(headers.get('etag'));
  },
  priceLists: () => call<PublicPriceList[]>('GET', '/price-lists'),
  homesForSale: () => call<ProjectForSale[]>('GET', '/inquiry/work/homes'),
  /** Changes the home that was read: when two colleagues change it at once, the second gets a 412. */
  changeHome: async (inquiry: Inquiry, change: HomeChange) => {
    const headers = ifMatch(versionOf(inquiry));
    const path = `${pathOf('inquiries')}/${inquiry.id}/home`;
    return (await send<Inquiry>('PUT', path, { body: change, headers })).data;
  },
  /** A reservation lasts longer, over the inquiry that was read. */
  extendReservation: async (inquiry: Inquiry, extension: Extension) => {
    const headers = ifMatch(versionOf(inquiry));
    const path = `${pathOf('inquiries')}/${inquiry.id}/home/until`;
    return (await send<Inquiry>('PUT', path, { body: extension, headers })).data;
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
  importLeads: (body: Omit<LeadsOfFile, 'leads'> & { leads: object[] }) =>
    call<ImportedLead[]>('POST', `${pathOf('inquiries')}/import`, body),
  leadBatches: () => call<LeadBatch[]>('GET', '/inquiry/imports'),
  leadBatch: (id: string) => call<LeadBatchInFull>('GET', `/inquiry/imports/${id}`),
  takeBackLeads: (id: string) => call<LeadBatchInFull>('POST', `/inquiry/imports/${id}/take-back`),
  whoseLead: (person: { phone_number?: string; email?: string }) =>
    call<{ colleagues: string[] }>('POST', `${pathOf('inquiries')}/whose`, person),
  inquiryNotes: (id: string) => call<InquiryNote[]>('GET', `${pathOf('inquiries')}/${id}/notes`),
  addNote: async (id: string, text: string, key: string) =>
    send<InquiryNote>('POST', `${pathOf('inquiries')}/${id}/notes`, {
      body: { text },
      headers: { 'idempotency-key': key },
    }),
  /** Over the inquiry that was read: a colleague's change meanwhile is a conflict. */
  correctNote: async (inquiry: Inquiry, note: string, text: string) => {
    const headers = ifMatch(versionOf(inquiry));
    const path = `${pathOf('inquiries')}/${inquiry.id}/notes/${note}`;
    return (await send<Inquiry>('PUT', path, { body: { text }, headers })).data;
  },
  sayOutcome: async (inquiry: Inquiry, callId: string, outcome: InquiryNote['outcome']) => {
    const headers = ifMatch(versionOf(inquiry));
    const path = `${pathOf('inquiries')}/${inquiry.id}/answers/${callId}`;
    return (await send<Inquiry>('PUT', path, { body: { outcome }, headers })).data;
  },
  logAnswer: async (
    id: string,
    body: Pick<InquiryNote, 'via'> & { outcome?: InquiryNote['outcome'] },
    key: string,
  ) =>
    (
      await send<InquiryNote>('POST', `${pathOf('inquiries')}/${id}/answers`, {
        body,
        headers: { 'idempotency-key': key },
      })
    ).data,
  takeBackAnswer: (id: string, answer: string) =>
    call<Inquiry>('DELETE', `${pathOf('inquiries')}/${id}/answers/${answer}`),
  samePerson: (id: string) => call<EarlierInquiry[]>('GET', `${pathOf('inquiries')}/${id}/same-person`),
  figures: (by: string, filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
    return call<InquiryFigures>('GET', `/inquiry/figures/${by}?${query.toString()}`);
  },
  viewings: () => call<Viewing[]>('GET', '/inquiry/viewings'),
  changeViewing: (id: string, change: ViewingChange) =>
    call<Viewing>('PUT', `/inquiry/viewings/${id}`, change),
  viewingHours: () => call<Timetable>('GET', '/inquiry/viewing-hours'),
  addViewingHours: (hours: NewViewingHours) => call<Timetable>('POST', '/inquiry/viewing-hours', hours),
  removeViewingHours: (id: string) => call<Timetable>('DELETE', `/inquiry/viewing-hours/${id}`),
  addDayOff: (days: NewDayOff) => call<Timetable>('POST', '/inquiry/viewing-hours/days-off', days),
  removeDayOff: (id: string) => call<Timetable>('DELETE', `/inquiry/viewing-hours/days-off/${id}`),
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
