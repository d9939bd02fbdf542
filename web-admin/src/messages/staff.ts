export const staff = {
  create: 'Add an account',
  created: 'Account added',
  saved: 'Account saved',
  account: 'Account',
  first_password: 'First password',
  first_password_help: 'At least 12 characters. They choose their own within 7 days.',
  first_password_mailed:
    'Leave empty: they are mailed a link and choose their own. Or at least 12 characters.',
  new_password: 'New password',
  new_password_help: 'Leave empty to keep the present one. They choose their own within 7 days.',
  own_password: 'Your own password',
  remove: 'Remove',
  remove_title: 'Remove the account of %{name}?',
  remove_text: 'They are signed out at once and cannot sign in again.',
  remove_action: 'Remove %{name}',
  removed: 'Account removed',
};

export const keys = {
  create: 'Make a key',
  none: 'No API keys',
  revoke: 'Revoke',
  revoke_title: 'Revoke “%{name}”?',
  revoke_text: 'Programs that use it are refused from now on. It cannot be brought back.',
  revoke_action: 'Revoke “%{name}”',
  revoked: 'The key “%{name}” is revoked',
};
