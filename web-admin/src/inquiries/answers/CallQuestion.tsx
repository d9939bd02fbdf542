import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Inquiry } from '../../api/types';
import { useKeys } from '../../keyboard/GoTo';
import { useAction } from '../../kit/useAction';
import { SHOWS } from '../work/useChangeWork';
import { nameOf } from '../work/work';
import { useCallWords } from './calls';
import styles from './calls.module.css';
import { TakeBack, useNotes } from './TakeBack';

const ANSWERS = [
  ['r', 'reached'],
  ['n', 'no-answer'],
  ['w', 'wrong-number'],
] as const;

/** Asks what came of the last call until somebody answers, also after the page was closed. */
export function CallQuestion({ inquiry }: { inquiry: Inquiry }) {
  const { data } = useNotes(inquiry.id, inquiry.last_call === 'unknown');
  const call =
    inquiry.last_call === 'unknown' ? data?.findLast(({ outcome }) => outcome === 'unknown') : undefined;
  return call ? <Question key={call.id} inquiry={inquiry} callId={call.id} /> : null;
}

function Question({ inquiry, callId }: { inquiry: Inquiry; callId: string }) {
  const translate = useTranslate();
  const id = useId();
  const { say, disabled } = useSayOutcome(inquiry, callId);
  useKeys(Object.fromEntries(ANSWERS.map(([key, outcome]) => [key, () => !disabled && say(outcome)])));
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id} role="status">
        {translate('inquiries.how_was_it', { name: nameOf(inquiry) })}{' '}
        <small>{useCallWords()(inquiry)}</small>
      </p>
      <OutcomeButtons say={say} disabled={disabled} withKeys />
      <TakeBack inquiryId={inquiry.id} answerId={callId} />
    </div>
  );
}

/** The three answers. */
export function OutcomeButtons({
  say,
  disabled,
  withKeys,
}: {
  say: (outcome: (typeof ANSWERS)[number][1]) => void;
  disabled: boolean;
  withKeys?: boolean;
}) {
  const translate = useTranslate();
  return ANSWERS.map(([key, outcome]) => (
    <Button key={key} size="small" variant="outlined" disabled={disabled} onClick={() => say(outcome)}>
      {translate(`inquiries.outcomes.${outcome}`)}
      {withKeys && <kbd aria-hidden>{key.toUpperCase()}</kbd>}
    </Button>
  ));
}

/** Says what came of a call, on the inquiry as the reader sees it. */
export function useSayOutcome(inquiry: Inquiry, callId: string) {
  const api = useApi();
  const translate = useTranslate();
  const { run, disabled } = useAction(
    (outcome: (typeof ANSWERS)[number][1]) => api.sayOutcome(inquiry, callId, outcome),
    {
      shows: SHOWS,
      done: (_, outcome) =>
        translate('inquiries.call_said', {
          name: nameOf(inquiry),
          outcome: translate(`inquiries.outcomes.${outcome}`),
        }),
      meanwhile: 'inquiries.changed_meanwhile',
    },
  );
  return { say: run, disabled };
}
