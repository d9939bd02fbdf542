import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NewsletterCounts } from '../api/types';
import { useCall } from '../api/useCall';
import { Facts, Panel } from '../layout/Panel';
import { useMailSummary } from '../mail/useMailSummary';
import styles from './newsletters.module.css';

const LEFT = ['stopped', 'failing', 'spam'] as const satisfies (keyof NewsletterCounts)[];

interface Props {
  counts: NewsletterCounts | undefined;
  error: Error | null;
  projects: string[];
}

/** How many get it, who they are, and who does not get it, and why. */
export function Reach({ counts, error, projects }: Props) {
  const translate = useTranslate();
  const { data: mail } = useMailSummary();
  const [showing, setShowing] = useState(false);
  const say = (key: string) => translate(`newsletters.${key}`);
  return (
    <Panel title={say('gone_to')}>
      {error && <p role="alert">{error.message}</p>}
      {counts && (
        <div role="status">
          <Facts
            facts={[
              [say('mails'), counts.mails.toLocaleString()],
              ...LEFT.map((why): [string, string | null] => [
                `${say('left_out')}: ${say(`left.${why}`)}`,
                counts[why] > 0 ? counts[why].toLocaleString() : null,
              ]),
            ]}
          />
          {counts.mails === 0 && <p>{say('nobody')}</p>}
        </div>
      )}
      {counts !== undefined && counts.mails > 0 && (
        <Button size="small" onClick={() => setShowing(true)}>
          {say('show_readers')}
        </Button>
      )}
      {mail?.configured === false && <p>{say('withheld')}</p>}
      {showing && <Readers projects={projects} onClose={() => setShowing(false)} />}
    </Panel>
  );
}

/** A hundred at a time. */
function Readers({ projects, onClose }: { projects: string[]; onClose: () => void }) {
  const translate = useTranslate();
  // What the pages before ended with: the last one is shown.
  const [ends, setEnds] = useState<string[]>([]);
  const after = ends.at(-1) ?? null;
  const { data, error } = useCall(['newsletter-readers', projects, after], (api) =>
    api.newsletterReaders(projects, after),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="news-readers" maxWidth="sm" fullWidth>
      <DialogTitle id="news-readers">{translate('newsletters.gone_to')}</DialogTitle>
      <DialogContent>
        {error && <p role="alert">{error.message}</p>}
        <ul className={styles.readers}>
          {data?.readers.map(({ id, email, first_name, last_name }) => (
            <li key={id}>
              <Link to={`/inquiries/${id}/show`}>{`${first_name} ${last_name}`.trim()}</Link>
              <span>{email}</span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {ends.length > 0 && (
          <Button onClick={() => setEnds(ends.slice(0, -1))}>
            {translate('newsletters.readers_before')}
          </Button>
        )}
        {data?.next != null && (
          <Button onClick={() => setEnds([...ends, data.next ?? ''])}>
            {translate('newsletters.readers_next')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('newsletters.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
