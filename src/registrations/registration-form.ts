import type { FormPost } from '../uploads/form-posts.js';

/** What the form calls an answer: `answer_meal`. */
const ANSWER = 'answer_';

/** The registration form of the site as it comes without JavaScript. */
export const registrationForm: FormPost = {
  body: ({ website: _honeypot, agree_terms, ...fields }) => {
    const all = Object.entries(fields);
    const answers = all.filter(([name]) => name.startsWith(ANSWER));
    return {
      ...Object.fromEntries(all.filter(([name]) => !name.startsWith(ANSWER))),
      ...(answers.length > 0 && {
        answers: Object.fromEntries(answers.map(([name, text]) => [name.slice(ANSWER.length), text])),
      }),
      agree_terms: agree_terms !== undefined,
    };
  },
  page: ({ data, picture }) =>
    `/registered/${[(data as { uuid: string }).uuid, picture && `picture_${picture}`].filter(Boolean).join('+')}`,
};

/** A proof of payment that is sent later, by a form on the page that a registration without JavaScript leads to. */
export const proofForm: FormPost = { body: () => ({}), page: registrationForm.page };
