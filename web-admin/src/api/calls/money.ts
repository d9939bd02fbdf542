import { timeZone } from '../../format/dates';
import { call, send } from '../client';
import type {
  Acknowledgement,
  BulkReport,
  ClaimedProofs,
  MovementSums,
  PaymentMode,
  Registration,
  RejectionReason,
  StatementMatches,
  StatementResult,
  ToReturn,
  ToReturnList,
} from '../types';
import { ifMatch } from '../version';

/** Why a proof may be rejected, as a form holds it. */
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
  /** @param payment its movement */
  acknowledgement: (payment: string) =>
    call<Acknowledgement>('GET', `/movements/${encodeURIComponent(payment)}/acknowledgement`),
  movementSums: (filter: object) =>
    call<MovementSums>(
      'GET',
      `/movements/sums?${new URLSearchParams({ filter: JSON.stringify(filter), tz: timeZone() }).toString()}`,
    ),
  /** @param key one for all of them: entered once, however often it is sent */
  enterRefunds: async (refunds: object, key: string): Promise<BulkReport> => {
    const headers = { 'idempotency-key': key };
    return (await send<BulkReport>('POST', '/payments/refunds', { body: refunds, headers })).data;
  },
  matchStatement: (rows: object[], event_id: string | undefined) =>
    call<StatementMatches>('POST', '/statements/match', { rows, event_id }),
  verifyStatement: (payments: object[]) => call<StatementResult>('POST', '/statements/verify', { payments }),
  rejectionReasons: async () => withReasons(await send<RejectionReason[]>('GET', '/proofs/reasons')),
  saveRejectionReasons: async (reasons: RejectionReason[], version: string | null) => {
    const request = { body: { reasons }, headers: ifMatch(version) };
    return withReasons(await send<RejectionReason[]>('PUT', '/proofs/reasons', request));
  },
};
