import '../messages/event/guest-mails';
import Button from '@mui/material/Button';
import { useGetOne, useStore, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { SiteEvent } from '../api/types';
import { Loading, PageHead } from '../layout/Page';
import { NO_LETTER, useGuestMailPreview, type Letter } from './calls';
import styles from './guest-mails.module.css';
import { LetterForm } from './LetterForm';
import { LetterPreview, Reach } from './LetterPreview';
import { SentLetters } from './SentLetters';

/** Writes to all or some guests of an event, and shows what was written before. */
export function GuestMailsPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: event, error } = useGetOne<SiteEvent>('events', { id });
  if (error) return <p role="alert">{error.message}</p>;
  if (!event) return <Loading />;
  return (
    <>
      <PageHead
        title={translate('guest_mails.title', { event: event.name })}
        actions={
          <Button component={Link} to={`/events/${event.id}/overview`}>
            {translate('guest_mails.back')}
          </Button>
        }
      />
      <Writing key={event.id} event={event} />
    </>
  );
}

function Writing({ event }: { event: SiteEvent }) {
  // The browser keeps what was typed, over a reload or a visit to another page.
  const [kept, setLetter] = useStore<Letter>(`guest-mails.${event.id}`, NO_LETTER);
  const letter = { ...NO_LETTER, ...kept };
  const shown = useGuestMailPreview(event.id, kept);
  return (
    <div className={styles.guestMails}>
      <LetterForm
        event={event.id}
        letter={letter}
        mails={shown.isCurrent ? shown.preview?.counts.mails : undefined}
        onChange={setLetter}
      />
      <div>
        <Reach counts={shown.preview?.counts} error={shown.error} />
        <LetterPreview preview={shown.blank ? undefined : shown.preview} />
      </div>
      <SentLetters event={event.id} />
    </div>
  );
}
