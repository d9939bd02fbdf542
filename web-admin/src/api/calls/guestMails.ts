import { call, send } from '../client';
import type { GuestMail, GuestMailPreview } from '../types';

const at = (event: string) => `/events/${event}/guest-mails`;

/** Mails to all or some guests of an event. @param letter what is written, and to whom */
export const guestMailCalls = {
  guestMails: (event: string) => call<GuestMail[]>('GET', at(event)),
  previewGuestMail: async (event: string, letter: object, signal: AbortSignal) =>
    (await send<GuestMailPreview>('POST', `${at(event)}/preview`, { body: letter, signal })).data,
  /** To oneself. */
  testGuestMail: (event: string, letter: object) => call<{ to: string }>('POST', `${at(event)}/test`, letter),
  /** @param key one for one letter: it goes once, however often it is sent */
  planGuestMail: async (event: string, letter: object, key: string) => {
    const headers = { 'idempotency-key': key };
    return (await send<GuestMail>('POST', at(event), { body: letter, headers })).data;
  },
  undoGuestMail: (id: string) => call<GuestMail>('POST', `/guest-mails/${id}/undo`),
};
