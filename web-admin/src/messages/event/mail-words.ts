import { addMessages } from '..';

/** Words of the page on which an owner changes the words of mails. */
const mail_words = {
  title: 'The words of this mail',
  intro:
    'Your words are used from the next mail on. What is a fact (code, sum, table, link) stays whatever you write. HTML is shown as text.',
  subject: 'Subject',
  opening: 'First sentences',
  closing: 'Last sentences',
  now: 'Left empty: “%{words}”',
  before: 'Left empty: nothing. Your words stand before what the program says.',
  after: 'Left empty: nothing. Your words stand after what the program says.',
  placeholders: 'What you can use',
  placeholders_note: 'In the mail the value stands in its place; here are those of the sample.',
  factory: 'Back to the program’s words',
  factory_title: 'Go back to the program’s words?',
  factory_text: 'The subject and the sentences of yours are emptied. What they were stays in the history.',
  saved: 'Saved. The next mail has these words.',
  preview: 'Preview with sample data',
  width: 'Width of the preview',
  phone: 'Phone',
  desk: 'Computer',
  test: 'Send a test in these words to me',
  test_queued: 'A test to %{to} is on its way.',
  signature: 'Signature of all mails to guests and customers',
  signature_intro:
    'Stands under every mail to guests and customers, above the address of the office. You can use %{names}.',
  signature_label: 'Signature',
  not_changed:
    'The words of this mail are the program’s: it goes to colleagues, or they write it themselves.',
};

addMessages({ mail_words });
