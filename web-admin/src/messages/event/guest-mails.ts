import { addMessages } from '../index';
import { letters } from '../letters';

/** Words of the page on which staff write to the guests of an event. */
const guest_mails = {
  ...letters,
  title: 'Write to the guests of %{event}',
  back: 'The event at a glance',
  letter: 'Your message',
  who: 'Which guests',
  whos: {
    all: 'All guests',
    paid: 'Those who have paid',
    unpaid: 'Those who have not paid in full',
    'partly-paid': 'Those who have paid in part',
    unnamed: 'Those with names still missing',
    came: 'Those who were let in',
    absent: 'Those who were not let in',
  },
  recipients: 'At which address',
  of_recipients: {
    each: 'Each guest, at their own',
    contacts: 'The person who registered, once per group',
  },
  church_name: 'Church begins with',
  ministry: 'Ministry begins with',
  payment_mode: 'Way to pay',
  any: 'Any',
  subject: 'Subject',
  words: 'Message',
  words_help: 'An empty line begins a paragraph. Greeting, date, place and the link to the ticket are added.',
  confirm: 'Send “%{subject}” to %{count} addresses?',
  mails: 'Mails',
  people: 'People',
  left: {
    cancelled: 'Place cancelled',
    spam: 'Looks like spam',
    unconfirmed: 'Group not confirmed yet',
    stopped: 'Unsubscribed from these messages',
    failing: 'Mail does not arrive',
  },
  nobody: 'No guest matches. Choose other guests.',
  withheld:
    'No mail server is set, so mails wait and are not sent. Copy the message instead, or ask an admin.',
  preview: 'Preview',
  as_mail: 'Mail',
  as_message: 'Messenger or SMS',
  copy: 'Copy the message',
  copied: 'Copied',
  sms: '%{length} characters: as SMS 1 part |||| %{length} characters: as SMS %{smart_count} parts',
  write_first: 'Write a subject and a message to see it here.',
  written: 'Earlier messages',
  none: 'No one has written to the guests yet.',
};

addMessages({ guest_mails });
