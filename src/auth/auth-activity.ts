import { defineActivity, registerRecordNames } from '../activity/activity-types.js';

/** What happens to accounts; API keys cannot read it. */
export const staffActivity = defineActivity('staff', 'admin', {
  'staff.created': 'An account was made',
  'staff.changed': 'E-mail, name, role or password of an account was changed by an admin',
  'staff.deleted': 'An account was removed',
  'staff.password_changed': 'A person changed their own password',
  'staff.password_set_by_link': 'A person set their password by a mailed link',
  'staff.invited': 'An admin had a link for setting the password mailed',
  'staff.password_reset': 'A password was reset',
  'staff.session_ended': 'A person signed out one of their browsers',
  'staff.sessions_ended': 'A person signed out everywhere',
  'staff.second_factor_on': 'The second factor was switched on',
  'staff.second_factor_off': 'The second factor was switched off',
  'staff.second_factor_reset': 'An admin or a command on the server removed the second factor',
  'staff.recovery_codes_made': 'New recovery codes were made',
  'staff.recovery_code_used': 'A recovery code was used',
  'staff.read_many': 'A person read more rows of persons on a day than the limit',
  'staff.read_limit_changed': 'The limit of rows of persons a day was changed',
});
registerRecordNames('staff', 'SELECT id, name FROM staff WHERE id = ANY($1)');

/** What happens to API keys; no API key can read it. */
export const apiKeyActivity = defineActivity('api-keys', 'admin', {
  'api_key.created': 'A key was made',
  'api_key.deleted': 'A key was revoked',
});
registerRecordNames('api-keys', 'SELECT id, name FROM api_key WHERE id = ANY($1)');
