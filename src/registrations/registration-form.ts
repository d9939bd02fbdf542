import type { FormPost } from '../platform/http/form-posts.js';

/** The registration form of the site as it comes without JavaScript. */
export const registrationForm: FormPost = {
  body: ({ website: _honeypot, agree_terms, ...fields }) => ({
    ...fields,
    agree_terms: agree_terms !== undefined,
  }),
  page: ({ data, picture }) =>
    `/registered/${[(data as { uuid: string }).uuid, picture && `picture_${picture}`].filter(Boolean).join('+')}`,
};
