import { addMessages } from '.';

/** Words of the accounts of colleagues. */
const staff = {
  create: 'Add an account',
  created: 'Account added',
  saved: 'Account saved',
  account: 'Account',
  none: 'No accounts',
  search: 'Name, e-mail',
  roles: {
    agent: 'Agent',
    manager: 'Manager',
    'event-desk': 'Event desk',
    editor: 'Editor',
    door: 'Door',
    admin: 'Admin',
  },
  roles_may: {
    agent: 'Agent: their own inquiries and unassigned ones; no export, no removal',
    manager:
      'Manager: all inquiries, delegates and events, with exports, removals and how inquiries are assigned',
    'event-desk': 'Event desk: events, delegates, payments and the door; no export, no removal',
    editor: 'Editor: the site’s content and events',
    door: 'Door: the door’s page alone',
    admin: 'Admin: everything, accounts and keys too',
  },
  factor_since:
    'On since %{date}. Reset it only for someone whose identity you have checked in person or by phone: until they set up another, the password alone signs them in.',
  factor_reset: 'The second factor is off. They are signed out.',
  reset: 'Reset',
  reset_factor: 'Reset the second factor',
  agent_code_help:
    'For their own link: /r/ and this code, before any address of the site. Anyone who comes through it and writes within 90 days is their lead.',
  first_password: 'First password',
  first_password_help: 'At least 12 characters. They choose their own within 7 days.',
  first_password_mailed:
    'Leave empty to email them a link to choose their own, or enter at least 12 characters.',
  new_password: 'New password',
  new_password_help: 'Leave empty to keep the current one. They choose their own within 7 days.',
  own_password: 'Your own password',
  is_enabled: 'Enabled',
  is_disabled: 'Disabled',
  never: 'Never',
  invite: 'Mail a password link',
  disable: 'Disable',
  disable_title: 'Disable the account of %{name}?',
  disable_action: 'Disable %{name}',
  disable_text: 'They are signed out at once and cannot sign in until you enable the account again.',
  reads: {
    title: 'Who reads people’s data',
    about:
      'Each person’s record that a colleague sees counts once a day, in lists and pages; each row of a file counts. Beyond the limit every admin gets a mail, and the activity says so.',
    limit: 'Rows a day, before admins are told',
    limit_help: '0: never',
    save: 'Save the limit',
    saved: 'Limit saved',
    none: 'No one has read any yet.',
    day: 'Day',
    over: 'over the limit',
  },
  new_role:
    'Anything that the new role does not allow ends: their inquiries wait for a manager, and what they planned is taken back.',
  leave: {
    intro: 'This ends now, or goes to a colleague:',
    to: 'Who takes over: %{what}',
    kinds: {
      customers: '%{smart_count} inquiry |||| %{smart_count} inquiries',
      'inquiry-rules': 'New inquiries about',
      publications: '%{smart_count} planned publication |||| %{smart_count} planned publications',
      'guest-mails': '%{smart_count} planned mail to guests |||| %{smart_count} planned mails to guests',
      'preview-links': '%{smart_count} link to drafts |||| %{smart_count} links to drafts',
      calendar: 'The address of their calendar',
      sessions: '%{smart_count} open browser |||| %{smart_count} open browsers',
      'api-keys': '%{smart_count} API key of theirs |||| %{smart_count} API keys of theirs',
    },
    ends: {
      customers: 'No one yet: they wait for a manager',
      'inquiry-rules': 'No one: they are assigned like all others',
      publications: 'No one: it is cancelled, the drafts stay',
      'guest-mails': 'No one: it is cancelled',
      'preview-links': 'Ends',
      calendar: 'Ends',
      sessions: 'Signed out at once, with all that is shown there',
      'api-keys': 'Stays active, since a program may need it: revoke it if they may have kept a copy',
    },
  },
  disabled: '%{name} can no longer sign in',
  enable: 'Enable',
  enabled: '%{name} can sign in again',
  remove: 'Remove',
  remove_title: 'Remove the account of %{name}?',
  remove_text: 'The account is gone; the history keeps what they did. It cannot be brought back.',
  remove_action: 'Remove %{name}',
  removed: 'Account removed',
};

addMessages({ staff });
