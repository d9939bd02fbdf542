import type { FormPost } from '../uploads/form-posts.js';
import { UTM } from './inquiry-fields.js';

/** The address of the form's own page tells where the visitor came from, since there is no script to do so. */
export function sourceOf(page: URL | undefined): Record<string, string | null> {
  if (!page) return {};
  const parameter = (name: string) => page.searchParams.get(name);
  return {
    landing_page: page.pathname,
    agent_code: parameter('agent'),
    ...Object.fromEntries(UTM.map((name) => [name, parameter(name)])),
  };
}

/** The three inquiry forms of the site as they come without JavaScript. */
export const inquiryForm: FormPost = {
  body: (
    {
      website: _honeypot,
      agree_terms,
      agree_newsletter,
      project_interest_others,
      where_did_find_about,
      ...fields
    },
    page,
  ) => ({
    ...sourceOf(page),
    ...fields,
    ...(fields.project_interest === 'Others' &&
      project_interest_others && { project_interest: project_interest_others }),
    ...(where_did_find_about && { where_did_find_about_us: where_did_find_about }),
    agree_newsletter: agree_newsletter !== undefined,
    agree_terms: agree_terms !== undefined,
  }),
  page: () => '/inquiry-sent',
};
