import { addResource } from '.';

/** What histories call the fields of settings that are no list. */
addResource('mail-words', {
  name: 'Words of mails',
  plural: 'Words of mails',
  fields: {
    kind: 'kind of mail',
    subject: 'subject',
    opening: 'first sentences',
    closing: 'last sentences',
    text: 'signature',
  },
});
addResource('office-settings', {
  name: 'Settings of the office',
  plural: 'Settings of the office',
  fields: {
    inquiries_months: 'months of inquiries',
    registrations_months: 'months of registrations',
    mails_months: 'months of mails',
    activity_months: 'months of histories',
    erase_at_once: 'erased in a night',
    offer_hours: 'hours of an offer',
    first_steps_hidden: 'first steps hidden',
  },
});
