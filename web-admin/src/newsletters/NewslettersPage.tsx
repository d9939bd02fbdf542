import '../messages/sales/newsletters';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { useCall } from '../api/useCall';
import { PageHead } from '../layout/Page';
import { WATCHED } from '../letters/letters';
import styles from '../letters/letters.module.css';
import { Reach } from '../letters/Reach';
import { Sent } from '../letters/Sent';
import { NO_LETTER, useReach, type Letter } from './calls';
import { LetterForm } from './LetterForm';
import { Preview } from './Preview';
import { Readers } from './Readers';

/** Writes news to those who asked for them, and shows what was written before. */
export function NewslettersPage() {
  const api = useApi();
  const translate = useTranslate();
  // Kept by the browser: a reload or a look at another page loses nothing that was typed.
  const [kept, setLetter] = useStore<Letter>('newsletter', NO_LETTER);
  const letter = { ...NO_LETTER, ...kept };
  const { data: counts, error, isPlaceholderData } = useReach(letter.projects);
  const sent = useCall(['newsletters'], (call) => call.newsletters(), WATCHED);
  const [showing, setShowing] = useState(false);
  return (
    <>
      <PageHead
        title={translate('newsletters.title')}
        actions={
          <Button component={Link} to="/mails">
            {translate('newsletters.back')}
          </Button>
        }
      />
      <div className={styles.letters}>
        <LetterForm
          letter={letter}
          mails={isPlaceholderData ? undefined : counts?.mails}
          onChange={setLetter}
        />
        <div>
          <Reach words="newsletters" counts={counts} left={['stopped', 'failing', 'spam']} error={error}>
            {counts !== undefined && counts.mails > 0 && (
              <Button size="small" onClick={() => setShowing(true)}>
                {translate('newsletters.show_readers')}
              </Button>
            )}
            {showing && <Readers projects={letter.projects} onClose={() => setShowing(false)} />}
          </Reach>
          <Preview letter={letter} />
        </div>
        <Sent
          words="newsletters"
          letters={sent.data}
          error={sent.error}
          to={({ projects }) =>
            projects.length === 0 ? translate('newsletters.to_all') : projects.join(', ')
          }
          undo={({ id }) => api.undoNewsletter(id)}
          shows={['newsletters']}
        />
      </div>
    </>
  );
}
