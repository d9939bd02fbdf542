import '../messages/event/guest-mails';
import Button from '@mui/material/Button';
import { useGetOne, useStore, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { SiteEvent } from '../api/types';
import { useCall } from '../api/useCall';
import { Loading, PageHead } from '../layout/Page';
import { WATCHED } from '../letters/letters';
import styles from '../letters/letters.module.css';
import { Reach } from '../letters/Reach';
import { Sent } from '../letters/Sent';
import { NO_LETTER, useGuestMailPreview, type Letter } from './calls';
import { LetterForm } from './LetterForm';
import { LetterPreview } from './LetterPreview';

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
  const api = useApi();
  const translate = useTranslate();
  // The browser keeps what was typed, over a reload or a visit to another page.
  const [kept, setLetter] = useStore<Letter>(`guest-mails.${event.id}`, NO_LETTER);
  const letter = { ...NO_LETTER, ...kept };
  const shown = useGuestMailPreview(event.id, kept);
  const sent = useCall(['guest-mails', event.id], (call) => call.guestMails(event.id), WATCHED);
  return (
    <div className={styles.letters}>
      <LetterForm
        event={event.id}
        letter={letter}
        mails={shown.isCurrent ? shown.preview?.counts.mails : undefined}
        onChange={setLetter}
      />
      <div>
        <Reach
          words="guest_mails"
          counts={shown.preview?.counts}
          also={['people']}
          left={['cancelled', 'spam', 'unconfirmed', 'stopped', 'failing']}
          error={shown.error}
        />
        <LetterPreview preview={shown.blank ? undefined : shown.preview} />
      </div>
      <Sent
        words="guest_mails"
        letters={sent.data}
        error={sent.error}
        to={({ who }) => translate(`guest_mails.whos.${who}`)}
        undo={({ id }) => api.undoGuestMail(id)}
        // With the mail about a change of the event, that change is undone.
        shows={['guest-mails', 'events', 'event-overview']}
      />
    </div>
  );
}
