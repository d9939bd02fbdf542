import { call, send } from '../client';
import type { Delegate, Registration } from '../types';
import { ifMatch, versionOf } from '../version';
import { inBulk, type Chosen } from './bulk';

/** What staff do with delegates. A decision is refused (412) when the record, or its proof, changed since it was read. */
export const delegateCalls = {
  /** @param payment of what is marked as paid: the sum as it was seen, and what is known of it */
  verifyPayment: async (delegate: { id: string }, paid: boolean, payment: object) => {
    const headers = ifMatch(versionOf(delegate));
    const body = { ...payment, payment_status: paid };
    return (await send<Delegate>('PUT', `/delegates/verify/${delegate.id}`, { body, headers })).data;
  },
  /** Of the whole registration, over what was read. */
  markSpam: async (delegate: { id: string }, spam: boolean) => {
    const headers = ifMatch(versionOf(delegate));
    return (await send<Delegate>('PUT', `/delegates/spam/${delegate.id}`, { body: { spam }, headers })).data;
  },
  /** @param because for colleagues; '' for none */
  cancelDelegate: async (delegate: { id: string }, because: string) => {
    const headers = ifMatch(versionOf(delegate));
    return (await send<Delegate>('POST', `/delegates/${delegate.id}/cancel`, { body: { because }, headers }))
      .data;
  },
  reinstateDelegate: async (delegate: { id: string }) => {
    const headers = ifMatch(versionOf(delegate));
    return (await send<Delegate>('POST', `/delegates/${delegate.id}/reinstate`, { headers })).data;
  },
  /** @param person who comes instead */
  transferDelegate: async (delegate: { id: string }, person: object) => {
    const headers = ifMatch(versionOf(delegate));
    return (await send<Delegate>('POST', `/delegates/${delegate.id}/transfer`, { body: person, headers }))
      .data;
  },
  changePrice: async (delegate: { id: string }, price: string) => {
    const headers = ifMatch(versionOf(delegate));
    return (await send<Delegate>('POST', `/delegates/${delegate.id}/price`, { body: { price }, headers }))
      .data;
  },
  addDelegate: (registration: string, person: object) =>
    call<Delegate>('POST', `/registrations/${registration}/delegates`, person),
  correctContact: (registration: string, contact: object) =>
    call<Registration>('PATCH', `/registrations/${registration}/contact`, contact),
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
  /** @param records with the sum of each, as it was seen @param payment way and day of those without a receipt */
  verifyPayments: (records: (Chosen & { amount_centavos: number })[], payment: object) =>
    inBulk('delegates', 'verify', records, payment),
  unverifyPayments: (records: Chosen[]) => inBulk('delegates', 'unverify', records),
  makeQrCodes: (records: Chosen[]) => inBulk('delegates', 'make-qr-code', records),
};
