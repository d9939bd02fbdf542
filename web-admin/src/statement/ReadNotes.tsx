import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { Statement } from './parse-statement';

/** What whoever compares must know of the file: what was left out, and what it says of itself. */
export function ReadNotes({ read: { payments, debits, unread, reversed, gaps } }: { read: Statement }) {
  const translate = useTranslate();
  const lines = (of: number[]) => ({ smart_count: of.length, lines: of.join(', ') });
  return (
    <>
      {payments.length + debits.length === 0 && <p role="alert">{translate('statement.no_payment')}</p>}
      {unread.length > 0 && (
        <Alert severity="warning">
          {translate('statement.unread', { smart_count: unread.length })}{' '}
          {unread
            .map((one) => translate(one.page ? 'statement.unread_page' : 'statement.unread_line', one))
            .join(', ')}
        </Alert>
      )}
      {gaps.length > 0 && <Alert severity="warning">{translate('statement.gaps', lines(gaps))}</Alert>}
      {reversed.length > 0 && (
        <Alert severity="info">{translate('statement.reversed', lines(reversed))}</Alert>
      )}
    </>
  );
}
