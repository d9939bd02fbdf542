import { addMessages } from './index';

/** Words of what the server does beside the requests. */
const jobs = {
  failed: 'Failed',
  nothing_failed: 'Nothing failed.',
  waiting: 'Waiting',
  nothing_waits: 'Nothing waits.',
  oldest: 'the oldest since %{date}',
  periodic: 'Scheduled',
  given_up: 'was given up %{date}',
  tries_again: 'is tried again %{date}',
  tries: '%{smart_count} try |||| %{smart_count} tries',
  by_itself: 'It continues automatically.',
  no_more: 'It is not retried automatically.',
  went_wrong: 'it went wrong',
  try_now: 'Try now',
  tried_again: 'It is tried again now.',
  done: 'done',
  nothing_to_do: 'nothing to do',
  so_many_done: '%{count} done',
  runs_since: 'Runs since %{date}',
  not_yet_run: 'Not yet run',
  next: 'next %{date}',
  did_not_work: 'What did not work',
  all: 'All background jobs',
  todo: {
    mail: 'See under Mails whether the mail server answers, then try it now.',
    webhook: 'See whether the other system can be reached, then try it now.',
    other: 'Try it now. If it fails again, tell whoever runs the server, with the reason.',
  },
  kinds: {
    mail: 'Sending a mail',
    webhook: 'Telling another system',
    'webhook-slow': 'Telling a system that answers slowly',
    'inquiry-mails': 'Mails about an inquiry',
    'registration-mails': 'Mails about a registration',
    'password-request': 'Looking for the account of a forgotten password',
  },
};

addMessages({ jobs });
