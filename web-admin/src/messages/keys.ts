import { addMessages } from './index';

/** Words of the keys by which other systems call the API. */
const keys = {
  create: 'Create a key',
  name_help: 'What uses it, e.g. “Church portal”',
  until: 'Works until the end of',
  until_help: 'Empty: until it is revoked',
  may: {
    'content:read': 'Read the site’s content, drafts too',
    'content:write': 'Change and publish the site’s content',
    'events:read': 'Read events, drafts too',
    'events:write': 'Change events',
    'delegates:read': 'Read delegates',
    'delegates:write': 'Change delegates, and remove them',
    'movements:read': 'Read the journal: each movement of money',
    'statements:read': 'Read lines of statements, and what no statement shows',
    'door:read': 'Read who came, and the door’s devices',
    'door:write': 'Let delegates in, and sign devices in',
    'stock:read': 'Read how many homes are left',
    'stock:write': 'Change how many homes there are',
    'inquiries:read': 'Read inquiries',
    'bounces:create': 'Tell which mails came back, from the mail server',
    'webhooks:manage': 'Add webhooks of its own, and manage those of other keys',
    'inquiries:write': 'Work on inquiries, and remove them',
    'leads:create': 'Enter inquiries from another system: no reading, no changing, no removing',
  },
  never: 'Never',
  made: 'API key “%{name}”',
  made_note: 'Copy the key now and keep it safe. Only a hash is stored: it cannot be shown again.',
  the_key: 'The key',
  copy: 'Copy the key',
  copied: 'The key is copied',
  back: 'Back to all keys',
  none: 'No API keys',
  revoke: 'Revoke',
  revoke_title: 'Revoke “%{name}”?',
  revoke_text: 'Programs that use it are refused from now on. It cannot be restored.',
  revoke_action: 'Revoke “%{name}”',
  revoked: 'The key “%{name}” is revoked',
};

addMessages({ keys });
