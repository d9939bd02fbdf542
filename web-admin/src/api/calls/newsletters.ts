import { pathOf } from '../address';
import { call, send } from '../client';
import type {
  NewsConsent,
  Newsletter,
  NewsletterCounts,
  NewsletterPreview,
  NewsletterReaders,
  NewsPicture,
} from '../types';

const AT = '/newsletters';

/** News to those who asked for them. @param letter what is written, and to whom */
export const newsletterCalls = {
  newsletters: () => call<Newsletter[]>('GET', AT),
  newsProjects: () => call<{ projects: string[] }>('GET', `${AT}/projects`),
  newsPictures: () => call<NewsPicture[]>('GET', `${AT}/pictures`),
  countReaders: async (projects: string[], signal: AbortSignal) =>
    (await send<NewsletterCounts>('POST', `${AT}/count`, { body: { projects }, signal })).data,
  newsletterReaders: (projects: string[], after: string | null) =>
    call<NewsletterReaders>('POST', `${AT}/readers`, { projects, after }),
  previewNewsletter: async (letter: object, signal: AbortSignal) =>
    (await send<NewsletterPreview>('POST', `${AT}/preview`, { body: letter, signal })).data,
  /** To oneself. */
  testNewsletter: (letter: object) => call<{ to: string }>('POST', `${AT}/test`, letter),
  /** @param key one for one newsletter: it goes once, however often it is sent */
  planNewsletter: async (letter: object, key: string) => {
    const headers = { 'idempotency-key': key };
    return (await send<Newsletter>('POST', AT, { body: letter, headers })).data;
  },
  undoNewsletter: (id: string) => call<Newsletter>('POST', `${AT}/${id}/undo`),
  newsConsent: (inquiry: string) => call<NewsConsent>('GET', `${pathOf('inquiries')}/${inquiry}/news`),
};
