import type { FormPost } from '../platform/http/form-posts.js';

/** The three inquiry forms of the site as they come without JavaScript. */
export const inquiryForm: FormPost = {
  body: ({
    website: _honeypot,
    agree_terms,
    agree_newsletter,
    project_interest_others,
    where_did_find_about,
    ...fields
  }) => ({
    ...fields,
    ...(fields.project_interest === 'Others' &&
      project_interest_others && { project_interest: project_interest_others }),
    ...(where_did_find_about && { where_did_find_about_us: where_did_find_about }),
    agree_newsletter: agree_newsletter !== undefined,
    agree_terms: agree_terms !== undefined,
  }),
  page: () => '/inquiry-sent',
};
