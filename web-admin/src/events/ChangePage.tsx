import '../messages/event/events';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGetOne, useNotify, useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { newId } from 'web-shared/ids';
import { useSettled } from 'web-shared/useSettled';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { ChangePreview, EventChange, SiteEvent } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatCentavos } from '../format/money';
import { Loading, PageHead } from '../layout/Page';
import { Facts, Panel } from '../layout/Panel';
import { MailFrame } from '../mail/MailPreview';
import styles from './change.module.css';
import { ChangeNotice } from './ChangeNotice';
import { NewDates, toDates, type EventDates } from './NewDates';

/** The pause after the last key before the preview is read. */
const AFTER_MS = 400;
const PREVIEW = 'event-change-preview';
/** The queries that a change invalidates. */
const SHOWS = ['events', 'event-overview', 'guest-mails', 'dashboard', 'delegates', 'payments'];

export const CancelPage = () => <ChangePage kind="cancel" />;
export const MovePage = () => <ChangePage kind="move" />;

function ChangePage({ kind }: { kind: EventChange }) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: event, error } = useGetOne<SiteEvent>('events', { id });
  if (error) return <p role="alert">{error.message}</p>;
  if (!event) return <Loading />;
  return (
    <>
      <PageHead
        title={translate(`events.change.${kind}.title`, { event: event.name })}
        actions={
          <Button component={Link} to={`/events/${event.id}/overview`}>
            {translate('events.change.back')}
          </Button>
        }
      />
      {event.state === 'cancelled' ? (
        <Cancelled event={event} />
      ) : (
        <Change key={event.id} kind={kind} event={event} />
      )}
    </>
  );
}

/** At Back, and where a colleague was faster: nothing is left to do here but to undo it. */
function Cancelled({ event }: { event: SiteEvent }) {
  const translate = useTranslate();
  return (
    <>
      <p role="status">{translate('events.change.cancelled', { event: event.name })}</p>
      <ChangeNotice event={event} />
    </>
  );
}

/** Shows the message, whom the change concerns and what it costs; one button then does it. */
function Change({ kind, event }: { kind: EventChange; event: SiteEvent }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const say = (name: string, args?: object) => translate(`events.change.${name}`, args);
  // The browser keeps what was typed, over a reload or a visit to another page.
  const [words, setWords] = useStore(`event-${kind}.${event.id}`, '');
  // What is not typed is as a colleague has it by now: the mail tells all guests of the whole place.
  const [typed, setTyped] = useState<Partial<EventDates>>({});
  const dates = { ...toDates(event), ...typed };
  const [busy, setBusy] = useState(false);
  const body = kind === 'move' ? { ...dates, words } : { words };
  // One key: what was sent twice after a lost answer is one change. Something else is another.
  const [last, setLast] = useState<{ sent: string; key: string }>();
  // Before anything is new there is nothing to show, and nothing wrong yet.
  const isNew = kind === 'cancel' || JSON.stringify(dates) !== JSON.stringify(toDates(event));
  const { preview, error, isCurrent } = useChangePreview(event.id, kind, body, isNew);
  const problems = fieldErrors(error) ?? {};
  const refresh = () => invalidate(...SHOWS);
  const change = async () => {
    setBusy(true);
    const sent = JSON.stringify(body);
    const key = last?.sent === sent ? last.key : newId();
    setLast({ sent, key });
    try {
      await api.changeEventTo(event.id, kind, body, key);
      await refresh();
      setWords('');
      notify(`events.change.${kind}.done`, { type: 'success' });
      void navigate(`/events/${event.id}/overview`);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
      // A colleague was faster, or the answer was lost: the preview says how it stands.
      await invalidate(...SHOWS, PREVIEW);
      setBusy(false);
    }
  };
  const mails = preview?.mails ?? 0;
  const isFree = event.fee_centavos === 0 && !preview?.to_return_centavos;
  return (
    <div className={styles.change}>
      <div>
        {/* A move of a moment ago: it may be undone, and a second one takes its place. */}
        <ChangeNotice event={event} />
        <Panel title={say(`${kind}.form`)}>
          <div className={styles.form}>
            {kind === 'move' && (
              <NewDates
                dates={dates}
                problems={problems}
                onChange={(changed) => setTyped({ ...typed, ...changed })}
              />
            )}
            <TextField
              label={say('words')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              helperText={say(kind === 'cancel' && isFree ? 'cancel.words_help_free' : `${kind}.words_help`)}
              multiline
              minRows={5}
              fullWidth
              slotProps={{ htmlInput: { maxLength: 5_000 } }}
            />
            {error && Object.keys(problems).length === 0 && <p role="alert">{error.message}</p>}
            <p>{say(preview?.mails === 0 ? 'undo_hint_alone' : 'undo_hint')}</p>
            <Button
              variant="contained"
              color={kind === 'cancel' ? 'error' : 'primary'}
              disabled={busy || !isNew || !preview || !isCurrent || error !== null}
              onClick={() => void change()}
            >
              {mails > 0
                ? say(`${kind}.action`, { smart_count: mails, count: mails.toLocaleString() })
                : say(`${kind}.action_alone`)}
            </Button>
          </div>
        </Panel>
        {preview && <Effects kind={kind} event={event} preview={preview} />}
      </div>
      <Panel title={say('mail')}>
        {preview ? (
          <MailFrame subject={preview.subject} html={preview.html} />
        ) : (
          kind === 'move' && <p>{say('mail_later')}</p>
        )}
      </Panel>
    </div>
  );
}

interface EffectsProps {
  kind: EventChange;
  event: SiteEvent;
  preview: ChangePreview;
}

/** Whom the change concerns, and how much is returned by which way. */
function Effects({ kind, event, preview }: EffectsProps) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const say = (name: string, args?: object) => translate(`events.change.${name}`, args);
  const { people, mails, waiting, failing, to_return, to_return_centavos } = preview;
  const { proofs_waiting: proofs, other_mails: others } = preview;
  const paid = kind === 'cancel' && (event.fee_centavos > 0 || to_return_centavos > 0);
  return (
    <Panel title={say('concerns')}>
      <div role="status">
        <Facts
          facts={[
            [say('people'), people.toLocaleString()],
            [say('mails'), mails.toLocaleString()],
            [say('waiting'), waiting ? waiting.toLocaleString() : null],
            [say('failing'), failing ? failing.toLocaleString() : null],
            ...(paid
              ? ([
                  [say('to_return'), formatCentavos(to_return_centavos)],
                  ...to_return.map(({ channel, payers, to_return_centavos: sum }) => [
                    labelOf(modes, channel),
                    say('by_way', { sum: formatCentavos(sum), smart_count: payers }),
                  ]),
                ] as [string, string][])
              : []),
          ]}
        />
      </div>
      {kind === 'cancel' && proofs > 0 && (
        <p>
          {say('proofs', { smart_count: proofs })}{' '}
          <Link to={`/review?event=${event.id}`}>{say('to_review')}</Link>
        </p>
      )}
      {others > 0 && (
        <p>
          {say('other_mails', { smart_count: others })} {say(`${kind}.other_mails`)}{' '}
          <Link to={`/events/${event.id}/guest-mails`}>{say('to_mails')}</Link>
        </p>
      )}
      {kind === 'move' &&
        (event.registration_closes_at || event.payment_due_at || event.changes_close_at) && (
          <p>
            {say(event.fee_centavos > 0 ? 'other_dates' : 'other_dates_free')}{' '}
            <Link to={`/events/${event.id}`}>{say('to_event')}</Link>
          </p>
        )}
    </Panel>
  );
}

/** The preview, read a moment after the last key. */
function useChangePreview(event: string, kind: EventChange, body: object, enabled: boolean) {
  const text = JSON.stringify(body);
  const settled = useSettled(text, AFTER_MS);
  const { data, error } = useCall(
    [PREVIEW, event, kind, settled],
    (api, signal) => api.previewEventChange(event, kind, JSON.parse(settled) as object, signal),
    { placeholderData: (before) => before, retry: false, enabled },
  );
  return enabled
    ? { preview: data, error, isCurrent: settled === text }
    : { preview: undefined, error: null, isCurrent: false };
}
