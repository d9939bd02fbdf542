import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { linesInWords } from './lines';
import type { Statement } from './reading/parse-statement';
import styles from './statement.module.css';

/** Notes about the file: the lines that do not count and why, and its own sums. */
export function ReadNotes({ read }: { read: Statement }) {
  const { credits, debits, unread, unmoved, sums, empty, gaps } = read;
  const translate = useTranslate();
  const lines = (of: number[]) => ({ smart_count: of.length, lines: linesInWords(of) });
  const about = [
    ...(sums.length > 0 ? [translate('statement.sums', lines(sums))] : []),
    ...(empty.length > 0 ? [translate('statement.empty', lines(empty))] : []),
  ];
  return (
    <div className={styles.notes}>
      {credits.length + debits.length === 0 && <p role="alert">{translate('statement.no_payment')}</p>}
      {unread.length > 0 && (
        <Alert severity="warning">
          {translate('statement.unread', { smart_count: unread.length })}{' '}
          {unread
            .map((one) => translate(one.page ? 'statement.unread_page' : 'statement.unread_line', one))
            .join(', ')}
        </Alert>
      )}
      {gaps.length > 0 && <Alert severity="warning">{translate('statement.gaps', lines(gaps))}</Alert>}
      {unmoved.length > 0 && (
        <Alert severity="info">
          {translate('statement.unmoved', { smart_count: unmoved.flatMap((one) => one.lines).length })}{' '}
          {unmoved.map((one) => `${one.word} (${translate('statement.lines', lines(one.lines))})`).join(', ')}
        </Alert>
      )}
      {about.length > 0 && <p>{about.join(' ')}</p>}
    </div>
  );
}
