import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { bin, binResources } from './bin';
import { delegates } from './delegates';
import { desk } from './desk';
import { inquiries } from './inquiries';
import { resources } from './resources';
import { keys, staff } from './staff';

const messages = {
  ...english,
  ra: {
    ...english.ra,
    // A form tells of its faults at its fields, not in a toast.
    message: { ...english.ra.message, invalid_form: 'Some fields need another look.' },
    validation: { ...english.ra.validation, required: 'Required' },
  },
  bin,
  desk,
  delegates,
  inquiries,
  keys,
  resources: { ...resources, ...binResources },
  staff,
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', undefined, { allowMissing: true });
