import { timeZone } from '../../format/dates';
import { call, send } from '../client';
import type {
  Acknowledgement,
  BulkReport,
  ClaimedProofs,
  EventCash,
  MovementSums,
  PaymentMode,
  Registration,
  RejectionReason,
  SharedPayment,
  StatementSums,
  KeptStatement,
  LedgerSums,
  LinePart,
  LinePayer,
  MoneyReport,
  SpelledName,
  Spelling,
  WaitingLines,
  ToReturn,
  ToReturnList,
} from '../types';
import { ifMatch } from '../version';

/** The reasons for a rejection, as a form holds them. */
const withReasons = ({ data, headers }: { data: RejectionReason[]; headers: Headers }) => ({
  data: { reasons: data },
  etag: headers.get('etag'),
});

/** Registrations and what was paid for them: proofs, statements of the bank, refunds. */
export const moneyCalls = {
  paymentModes: () => call<PaymentMode[]>('GET', '/payment-modes'),
  /** @param event its slug or id */
  waysToPay: (event: string) =>
    call<Pick<PaymentMode, 'value' | 'label'>[]>('GET', `/payment-modes/${encodeURIComponent(event)}`),
  /** @param id its own, or that of one of its delegates */
  registration: (id: string) => call<Registration>('GET', `/registrations/${id}`),
  waitingProofs: async () => (await call<{ waiting: number }>('GET', '/proofs/waiting')).waiting,
  /** @param holder the tab that holds them @param event_id undefined: of all events */
  claimProofs: (count: number, holder: string, event_id: string | undefined) =>
    call<ClaimedProofs>('POST', '/proofs/claim', { count, holder, event_id }),
  decideProof: (id: string, verb: 'accept' | 'reject', decision: object) =>
    call('POST', `/proofs/${id}/${verb}`, decision),
  undoProof: (id: string, holder: string) =>
    call('POST', `/proofs/${id}/undo?${new URLSearchParams({ holder }).toString()}`),
  reasons: () => call<RejectionReason[]>('GET', '/proofs/reasons'),
  /** @param event undefined: of all */
  moneyToReturn: async (event: string | undefined): Promise<ToReturnList> => {
    const query = event === undefined ? '' : `?${new URLSearchParams({ event }).toString()}`;
    const { data, meta } = await send<ToReturn[]>('GET', `/payments/to-return${query}`);
    return { data, meta: meta as ToReturnList['meta'] };
  },
  /** @param key one for one refund: entered once, however often it is sent */
  enterRefund: async (registration: string, refund: object, key: string): Promise<void> => {
    const headers = { 'idempotency-key': key };
    await send('POST', `/registrations/${registration}/refunds`, { body: refund, headers });
  },
  /** @param key as of a refund */
  enterPayment: async (registration: string, payment: object, key: string): Promise<void> => {
    const headers = { 'idempotency-key': key };
    await send('POST', `/registrations/${registration}/payments`, { body: payment, headers });
  },
  /** @param key one for all of it: entered once, however often it is sent */
  enterSharedPayment: async (payment: object, key: string): Promise<void> => {
    await send('POST', '/payments/shared', { body: payment, headers: { 'idempotency-key': key } });
  },
  sharedPayment: (id: string) => call<SharedPayment>('GET', `/payments/shared/${id}`),
  takeBackShared: (id: string, because: string) =>
    call('POST', `/payments/shared/${id}/take-back`, { because }),
  /** @param event its slug or id */
  eventCash: (event: string) => call<EventCash>('GET', `/events/${encodeURIComponent(event)}/cash`),
  /** @param key one for one count: closed once, however often it is sent */
  countCash: async (event: string, count: object, key: string): Promise<void> => {
    const headers = { 'idempotency-key': key };
    await send('POST', `/events/${encodeURIComponent(event)}/cash`, { body: count, headers });
  },
  /** @param payment its movement */
  acknowledgement: (payment: string) =>
    call<Acknowledgement>('GET', `/movements/${encodeURIComponent(payment)}/acknowledgement`),
  movementSums: (filter: object) =>
    call<MovementSums>(
      'GET',
      `/movements/sums?${new URLSearchParams({ filter: JSON.stringify(filter), tz: timeZone() }).toString()}`,
    ),
  /** @param event its id; undefined: of all */
  moneyReport: (by: string, event: string | undefined) => {
    const filter = JSON.stringify(event === undefined ? {} : { event_id: event });
    const query = new URLSearchParams({ filter, range: '[0,999]', tz: timeZone() });
    return call<MoneyReport>('GET', `/movements/reports/${by}?${query.toString()}`);
  },
  /** Churches or ministries as staff call them, what most wrote first. */
  spelledNames: (kind: string) => call<SpelledName[]>('GET', `/spellings/names/${kind}`),
  spellingsOf: (kind: string, name: string) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ kind, name }), range: '[0,99]' });
    return call<Spelling[]>('GET', `/spellings?${query.toString()}`);
  },
  putTogether: (kind: string, name: string, written: string[]) =>
    call('POST', '/spellings', { kind, name, written }),
  takeApart: (ids: string[]) => call('POST', '/spellings/apart', { ids }),
  /** @param key one for all of them: entered once, however often it is sent */
  enterRefunds: async (refunds: object, key: string): Promise<BulkReport> => {
    const headers = { 'idempotency-key': key };
    return (await send<BulkReport>('POST', '/payments/refunds', { body: refunds, headers })).data;
  },
  /** A part of a statement; sent again, it is kept once. */
  keepStatement: (part: object) => call<KeptStatement>('POST', '/statements/keep', part),
  /** @param event of which names are looked for; undefined: all */
  waitingLines: (event: string | undefined) => {
    const query = event === undefined ? '' : `?${new URLSearchParams({ event_id: event }).toString()}`;
    return call<WaitingLines>('GET', `/statement-lines/waiting${query}`);
  },
  /** @param q '': whoever owes its sum */
  linePayers: (line: string, q: string) => {
    const query = q === '' ? '' : `?${new URLSearchParams({ q }).toString()}`;
    return call<LinePayer[]>('GET', `/statement-lines/${line}/payers${query}`);
  },
  assignLine: (line: string, parts: LinePart[]) => call('POST', `/statement-lines/${line}/assign`, { parts }),
  /** Accepts the suggestions of many lines, each by itself. */
  assignLines: (lines: { id: string; parts: LinePart[] }[]) =>
    call<BulkReport>('POST', '/statement-lines/assign', {
      records: lines.map(({ id, parts }) => ({ id, parts, suggested: true })),
    }),
  setLinesAside: (lines: { id: string }[], reason: string) =>
    call('POST', '/statement-lines/set-aside', { records: lines.map(({ id }) => ({ id })), reason }),
  undoLine: (line: string) => call('POST', `/statement-lines/${line}/undo`),
  lineSums: (filter: object) =>
    call<StatementSums>(
      'GET',
      `/statement-lines/sums?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    ),
  ledgerSums: () => call<LedgerSums[]>('GET', '/not-in-bank/sums'),
  rejectionReasons: async () => withReasons(await send<RejectionReason[]>('GET', '/proofs/reasons')),
  saveRejectionReasons: async (reasons: RejectionReason[], version: string | null) => {
    const request = { body: { reasons }, headers: ifMatch(version) };
    return withReasons(await send<RejectionReason[]>('PUT', '/proofs/reasons', request));
  },
};
