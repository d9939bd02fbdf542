import '../messages/sales/newsletters';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { PageHead } from '../layout/Page';
import { NO_LETTER, useReach, type Letter } from './calls';
import { LetterForm } from './LetterForm';
import styles from './newsletters.module.css';
import { Preview } from './Preview';
import { Reach } from './Reach';
import { Sent } from './Sent';

/** Writes news to those who asked for them, and shows what was written before. */
export function NewslettersPage() {
  const translate = useTranslate();
  // Kept by the browser: a reload or a look at another page loses nothing that was typed.
  const [kept, setLetter] = useStore<Letter>('newsletter', NO_LETTER);
  const letter = { ...NO_LETTER, ...kept };
  const { data: counts, error, isPlaceholderData } = useReach(letter.projects);
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
      <div className={styles.newsletters}>
        <LetterForm
          letter={letter}
          mails={isPlaceholderData ? undefined : counts?.mails}
          onChange={setLetter}
        />
        <div>
          <Reach counts={counts} error={error} projects={letter.projects} />
          <Preview letter={letter} />
        </div>
        <Sent />
      </div>
    </>
  );
}
