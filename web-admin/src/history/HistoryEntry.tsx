import Box from '@mui/material/Box';
import { useTranslateLabel, useResourceContext } from 'react-admin';
import type { AuditEntry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { palette } from '../theme/palette';

/** What was done, as the end of a sentence that begins with who did it. */
const DEEDS: Record<AuditEntry['action'], string> = {
  created: 'made this record',
  updated: 'changed',
  verified: 'marked the payment as paid',
  unverified: 'marked the payment as unpaid',
  'qr-code-made': 'made the QR code',
  'proof-uploaded': 'uploaded a proof of payment',
  'password-changed': 'changed the password',
  'session-ended': 'signed out one browser',
  'sessions-ended': 'signed out everywhere',
  'second-factor-on': 'switched the second factor on',
  'second-factor-off': 'switched the second factor off',
  'second-factor-reset': 'reset the second factor',
  'recovery-codes-made': 'made new recovery codes',
  'recovery-code-used': 'used a recovery code',
  'password-reset': 'reset the password',
  deleted: 'deleted this record',
};

const whoOf = ({ caller_kind, caller_name }: AuditEntry) => {
  if (caller_kind === 'anonymous') return 'The visitor';
  if (caller_kind === 'server') return 'A command on the server';
  return caller_kind === 'key' ? `API key “${caller_name}”` : (caller_name ?? '');
};
const shown = (value: unknown) => {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One line of a record's history; a change of fields tells each value before and after. */
export function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const nameOf = (source: string) => {
    const label = labelOf({ source, resource });
    return typeof label === 'string' ? label : source;
  };
  const tellsFields = entry.action === 'updated';
  return (
    <Box component="li" sx={{ borderLeft: `2px solid ${palette.hairline}`, pl: 1.5 }}>
      <div>
        <strong>{whoOf(entry)}</strong> {DEEDS[entry.action]}
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
      <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(entry.at)}
      </Box>
    </Box>
  );
}
