import { addMessages } from './index';

/** Words of the systems that are told what happens. */
const webhooks = {
  none: 'No other system is notified yet. Add one below.',
  add_title: 'Add a system',
  add: 'Add',
  which: 'Which system',
  which_help: 'For your colleagues, e.g. “Sales CRM”',
  address: 'Address',
  hears_of: 'Notified of (nothing selected: everything)',
  everything: 'Notified of everything',
  disabled_at: 'Disabled %{date}.',
  failing: 'Nothing but failures since %{date}.',
  show: 'Show deliveries',
  hide: 'Hide deliveries',
  test: 'Send a test',
  new_secret: 'New secret',
  secret: 'The receiver checks signatures with this secret. It is shown only now:',
  secret_title: 'Make a new secret?',
  secret_action: 'Make a new secret',
  secret_text: 'It is shown once. For 24 hours both secrets sign, so that the receiver has time to change.',
  remove_title: 'Remove “%{name}”?',
  remove_action: 'Remove “%{name}”',
  remove_text: 'It is no longer notified, and its delivery log is deleted too.',
  deliveries: 'Deliveries',
  nothing_sent: 'Nothing was sent yet.',
  newest: 'The newest %{count}, kept for 30 days.',
  failed_in: 'What failed in',
  last_day: 'The last 24 hours',
  last_week: 'The last 7 days',
  last_month: 'The last 30 days',
  sent_again: '%{count} sent again',
  answered: 'Answered %{status} in %{ms} ms',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed', stopped: 'Stopped' },
};

addMessages({ webhooks });
