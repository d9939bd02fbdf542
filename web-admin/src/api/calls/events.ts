import { timeZone } from '../../format/dates';
import { call, respond, send } from '../client';
import type {
  PriceList,
  ActivityEntry,
  Attendance,
  ChangedEvent,
  ChangePreview,
  DoorDevice,
  DoorDeviceCode,
  DoorReport,
  EventChange,
  EventOverview,
  PagePreview,
  PaymentCode,
  SiteEvent,
  WaitingList,
  AnswerReport,
} from '../types';

/** More than a company holds in a decade. */
const ALL = encodeURIComponent('[0,199]');
/** @param event its id; undefined: the next one */
const eventQuery = (event: string | undefined) => (event ? `?event=${event}` : '');
const ifMatch = (etag: string | null): Record<string, string> => (etag ? { 'if-match': etag } : {});

interface NewDevice {
  event: string | undefined;
  day: string;
  name: string;
  gate: string;
  takes_payments: boolean;
}

/** Events, who waits for a place, and the door. */
export const eventCalls = {
  /** All of them, by when they begin. */
  events: () => call<SiteEvent[]>('GET', `/events?range=${ALL}`),
  /** With the version that a save names. */
  openEvent: (id: string) => send<SiteEvent>('GET', `/events/${id}`),
  createEvent: (body: object) => call<SiteEvent>('POST', '/events', body),
  changeEvent: (id: string, body: object, etag: string | null) =>
    send<SiteEvent>('PATCH', `/events/${id}`, { body, headers: ifMatch(etag) }),
  removeEvent: (id: string, etag: string | null) =>
    send('DELETE', `/events/${id}`, { headers: ifMatch(etag) }),
  eventHistory: (id: string) => call<ActivityEntry[]>('GET', `/events/${id}/history`),
  eventForm: <Schema>() => call<{ schema: Schema }>('GET', '/events/form'),
  previewEvent: async (path: string, body: object, signal: AbortSignal) =>
    (await send<PagePreview>('POST', `/events/preview?path=${encodeURIComponent(path)}`, { body, signal }))
      .data,
  /** Whom the text of a QR Ph code pays; refused when it is none. */
  paymentCode: (gcash_qr: string) => call<PaymentCode>('POST', '/events/payment-code', { gcash_qr }),
  previewEventChange: async (event: string, kind: EventChange, body: object, signal: AbortSignal) =>
    (await send<ChangePreview>('POST', `/events/${event}/${kind}/preview`, { body, signal })).data,
  /** @param key one for one change: it is done once, however often it is sent */
  changeEventTo: async (event: string, kind: EventChange, body: object, key: string) => {
    const headers = { 'idempotency-key': key };
    return (await send<ChangedEvent>('POST', `/events/${event}/${kind}`, { body, headers })).data;
  },
  eventPrices: (event: string) => call<PriceList>('GET', `/events/${event}/prices`),
  saveEventPrices: (event: string, list: object) => call<PriceList>('PUT', `/events/${event}/prices`, list),
  eventAnswers: (event: string) => call<AnswerReport>('GET', `/events/${event}/answers`),
  eventOverview: (event: string) => call<EventOverview>('GET', `/dashboard/events/${event}`),
  waitingList: (event: string) => call<WaitingList>('GET', `/events/${event}/waiting-list`),
  offerPlace: (event: string, id: string) =>
    call<WaitingList>('POST', `/events/${event}/waiting-list/${id}/offer`),
  removeWaiting: (event: string, id: string) =>
    call<WaitingList>('DELETE', `/events/${event}/waiting-list/${id}`),
  markWaitingSpam: (event: string, id: string, spam: boolean) =>
    call<WaitingList>('PUT', `/events/${event}/waiting-list/${id}/spam`, { spam }),
  /** @param query which event and day */
  doorReport: (query: string) => call<DoorReport>('GET', `/door/report?${query}`),
  doorDevices: (event: string | undefined) => call<DoorDevice[]>('GET', `/door/devices${eventQuery(event)}`),
  attendance: (event: string | undefined) =>
    call<Attendance[]>('GET', `/door/attendance${eventQuery(event)}`),
  attendanceCsv: async (event: string | undefined): Promise<Blob> => {
    const query = new URLSearchParams({ ...(event && { event }), tz: timeZone() });
    return (await respond('GET', `/door/attendance.csv?${query.toString()}`)).blob();
  },
  makeDevice: ({ name, gate, ...device }: NewDevice) =>
    call<DoorDeviceCode>('POST', '/door/devices', {
      ...device,
      ...(name.trim() && { name }),
      ...(gate.trim() && { gate }),
    }),
  endDevice: (id: string) => call<DoorDevice>('DELETE', `/door/devices/${id}`),
  /** What a device handed in after it was signed out counts, or is void. */
  reviewDevice: ({ id, counts }: { id: string; counts: boolean }) =>
    call('POST', `/door/devices/${id}/review`, { counts }),
  settleConflict: (nonce: string) => call('POST', `/door/conflicts/${nonce}/settle`),
};
