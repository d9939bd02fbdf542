import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { desk } from './desk';
import { firstMails } from './event/first-mails';
import { resources } from './resources';
import { firstInquiries } from './sales/first-inquiries';
import { today } from './today';

export const messages = {
  ...english,
  ra: {
    ...english.ra,
    // A form tells of its faults at its fields, not in a toast.
    message: { ...english.ra.message, invalid_form: 'Some fields need another look.' },
    validation: { ...english.ra.validation, required: 'Required' },
  },
  desk,
  // All others come with the pages that say them.
  delegates: { view_waiting: 'Proofs waiting' },
  history: { actions: {} as Record<string, string> },
  inquiries: firstInquiries,
  mails: firstMails,
  resources,
  today,
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', undefined, { allowMissing: true });

interface ResourceWords {
  name: string;
  plural: string;
  fields: Record<string, string>;
  /** What the states of a record are called. */
  states?: Record<string, string>;
  /** What was done to a record, by the type of the activity. */
  actions?: Record<string, string>;
}

/** Words of a resource that brings its own: its `index.tsx` imports them where the menu says them, else its pages do. */
export function addResource(resource: string, { actions, ...words }: ResourceWords): void {
  Object.assign(messages.resources, { [resource]: words });
  Object.assign(messages.history.actions, actions);
  void i18nProvider.changeLocale('en');
}

/**
 * Adds the words of a part that is fetched when it is first shown: `addMessages({ review })`. They come with the part,
 * which imports their module, and are there before it is drawn.
 */
export function addMessages(words: Record<string, object>): void {
  Object.assign(messages, words);
  void i18nProvider.changeLocale('en');
}
