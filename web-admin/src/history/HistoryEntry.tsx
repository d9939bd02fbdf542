import Box from '@mui/material/Box';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ActivityEntry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { palette } from '../theme/palette';

/** What was done, as the end of a sentence that begins with who did it. */
const ACTIONS: Record<string, string> = {
  'delegate.created': 'registered this delegate',
  'delegate.changed': 'changed',
  'delegate.deleted': 'removed this delegate',
  'delegate.restored': 'restored this delegate',
  'proof.uploaded': 'uploaded a proof of payment',
  'payment.verified': 'marked the payment as paid',
  'payment.unverified': 'marked the payment as unpaid',
  'ticket.issued': 'made the QR code',
  'inquiry.created': 'sent this inquiry',
  'inquiry.changed': 'changed',
  'inquiry.noted': 'wrote a note',
  'inquiry.deleted': 'removed this inquiry',
  'inquiry.restored': 'restored this inquiry',
  'staff.created': 'made this account',
  'staff.changed': 'changed',
  'staff.deleted': 'deleted this account',
  'staff.password_changed': 'changed the password',
  'staff.password_set_by_link': 'set the password by a mailed link',
  'staff.invited': 'had a link for setting the password mailed',
  'staff.password_reset': 'reset the password',
  'staff.session_ended': 'signed out one browser',
  'staff.sessions_ended': 'signed out everywhere',
  'staff.second_factor_on': 'switched the second factor on',
  'staff.second_factor_off': 'switched the second factor off',
  'staff.second_factor_reset': 'reset the second factor',
  'staff.recovery_codes_made': 'made new recovery codes',
  'staff.recovery_code_used': 'used a recovery code',
  'api_key.created': 'made this key',
  'api_key.deleted': 'revoked this key',
};
/** `webhook.paused` → `webhook paused`: what has no sentence yet is told by its name. */
const actionOf = (type: string) => ACTIONS[type] ?? type.replace(/[._]/g, ' ');

const whoOf = ({ caller_kind, caller_name }: ActivityEntry) => {
  if (caller_kind === 'anonymous') return 'The visitor';
  if (caller_kind === 'server')
    return caller_name === 'reset-password' || !caller_name ? 'A command on the server' : 'The server';
  return caller_kind === 'key' ? `API key “${caller_name}”` : (caller_name ?? '');
};
const shown = (value: unknown) => {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One line of a record's history; a change of fields tells each value before and after. */
export function HistoryEntry({ entry }: { entry: ActivityEntry }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const nameOf = (source: string) => translate(`resources.${resource}.fields.${source}`, { _: source });
  const tellsFields = entry.type.endsWith('.changed');
  return (
    <Box component="li" sx={{ borderLeft: `2px solid ${palette.hairline}`, pl: 1.5 }}>
      <div>
        <strong>{whoOf(entry)}</strong> {actionOf(entry.type)}
        {tellsFields && ` ${entry.fields.map((source) => nameOf(source)).join(', ')}`}
      </div>
      {tellsFields && entry.before && entry.after && (
        <Box component="ul" sx={{ m: 0, pl: 2, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {entry.fields.map((field) => (
            <li key={field}>
              {shown(entry.before?.[field])} → {shown(entry.after?.[field])}
            </li>
          ))}
        </Box>
      )}
      <Box component="time" dateTime={entry.at} sx={{ color: palette.muted, fontSize: '0.8125rem' }}>
        {formatDateTime(entry.at)}
      </Box>
    </Box>
  );
}
