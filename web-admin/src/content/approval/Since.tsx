import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { Proposal } from '../../api/types';
import styles from '../publishing/releases.module.css';

/** What became of the site and of the drafts since somebody proposed this. */
export function Since({ proposal: { items, outdated } }: { proposal: Proposal }) {
  const translate = useTranslate();
  const lines = items.flatMap(({ title, left_out, published_since_by, written_since_by }) => [
    ...(published_since_by !== null
      ? [
          translate(`content.approval.${left_out ? 'left_out' : 'published_since'}`, {
            title,
            name: published_since_by,
          }),
        ]
      : []),
    ...(written_since_by !== null && !left_out
      ? [translate('content.approval.written_since', { title, name: written_since_by })]
      : []),
  ]);
  const all = outdated ? [translate('content.approval.outdated_text'), ...lines] : lines;
  if (all.length === 0) return null;
  return (
    <Alert severity={outdated ? 'warning' : 'info'} role="note">
      {all.length === 1 ? (
        all[0]
      ) : (
        <ul className={styles.pageProblems}>
          {all.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
