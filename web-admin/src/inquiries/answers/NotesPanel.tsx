import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { theAccount } from '../../api/account/session';
import type { Inquiry, InquiryNote } from '../../api/types';
import { formatDateTime } from '../../format/dates';
import { canAccess } from '../../kit/access';
import { Loading } from '../../layout/Page';
import { Nothing, Panel } from '../../layout/Panel';
import { lazyPart } from '../../parts/lazyPart';
import styles from '../inquiries.module.css';
import { OutcomeButtons, useSayOutcome } from './CallQuestion';
import callStyles from './calls.module.css';
import { NewNote } from './NewNote';
import { TakeBack, useNotes } from './TakeBack';

const NoteForm = lazyPart(() => import('./NoteForm'), 'NoteForm');

/** What colleagues wrote down and when the visitor was answered, oldest first; a new note at the end. */
export function NotesPanel({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const { data, error } = useNotes(inquiry.id);
  return (
    <Panel title={translate('inquiries.notes')}>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <Nothing>{translate('inquiries.no_notes')}</Nothing>}
      <ol className={styles.notes}>
        {data?.map((note) => (
          <Note key={note.id} note={note} inquiry={inquiry} />
        ))}
      </ol>
      <NewNote inquiryId={inquiry.id} />
    </Panel>
  );
}

function Note({ note, inquiry }: { note: InquiryNote; inquiry: Inquiry }) {
  const translate = useTranslate();
  const [correcting, setCorrecting] = useState(false);
  const { kind, via, outcome, author_id, author_name, created_at, corrected_at, corrected_by } = note;
  const isAnswer = kind === 'answer';
  const reached = isAnswer && (outcome === null || outcome === 'reached');
  const done = () => setCorrecting(false);
  const mayCorrect = isAnswer
    ? via === 'phone'
    : canAccess('inquiries', 'correct-notes') || author_id === theAccount().id;
  return (
    <li className={reached ? styles.answer : undefined}>
      {correcting && !isAnswer ? (
        <Suspense fallback={<Loading />}>
          <NoteForm inquiry={inquiry} note={note} onDone={done} />
        </Suspense>
      ) : (
        <p>{wordsOf(note, translate)}</p>
      )}
      {correcting && isAnswer && <CorrectCall inquiry={inquiry} callId={note.id} onDone={done} />}
      <small>
        {author_name} · <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        {corrected_at &&
          ` · ${translate('inquiries.corrected_by', { name: corrected_by ?? '', at: formatDateTime(corrected_at) })}`}
      </small>{' '}
      {mayCorrect && !correcting && (
        <Button size="small" color="inherit" onClick={() => setCorrecting(true)}>
          {translate(isAnswer ? 'inquiries.correct_call' : 'inquiries.correct_note')}
        </Button>
      )}
      {isAnswer && <TakeBack inquiryId={inquiry.id} answerId={note.id} />}
    </li>
  );
}

/** "Called: no answer", "Answered by e-mail", or what is written. */
function wordsOf({ text, via, outcome }: InquiryNote, translate: ReturnType<typeof useTranslate>) {
  if (outcome) return `${translate('inquiries.called')}: ${translate(`inquiries.outcomes.${outcome}`)}`;
  return via ? translate('inquiries.answered_by', { way: translate(`inquiries.ways.${via}`) }) : text;
}

function CorrectCall({ inquiry, callId, onDone }: { inquiry: Inquiry; callId: string; onDone: () => void }) {
  const { say, disabled } = useSayOutcome(inquiry, callId);
  return (
    <div className={callStyles.said}>
      <OutcomeButtons
        disabled={disabled}
        say={(outcome) => {
          say(outcome);
          onDone();
        }}
      />
    </div>
  );
}
