import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useApi } from '../api/dataProvider';
import { isFreeEvent, useEvents } from '../api/events';
import { usePaymentModes } from '../api/paymentModes';
import { Sending } from '../letters/Sending';
import { NO_LETTER, toFields, type Letter } from './calls';
import styles from './guest-mails.module.css';

const WHO: Letter['who'][] = ['all', 'paid', 'unpaid', 'partly-paid', 'unnamed', 'came', 'absent'];
/** Nobody is asked for by these where nothing is to be paid. */
const OF_PAYMENT: Letter['who'][] = ['paid', 'unpaid', 'partly-paid'];
const RECIPIENTS: Letter['recipients'][] = ['each', 'contacts'];

interface Props {
  event: string;
  letter: Letter;
  /** How many guests it would reach; undefined while they are counted. */
  mails: number | undefined;
  onChange: (letter: Letter) => void;
}

/** To whom, what, and when. */
export function LetterForm({ event, letter, mails, onChange }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const modes = usePaymentModes();
  const own = useEvents().data?.find(({ id, slug }) => id === event || slug === event);
  const isFree = own !== undefined && isFreeEvent(own);
  const field = (name: keyof Letter, maxLength?: number) => ({
    label: translate(`guest_mails.${name}`),
    value: letter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...letter, [name]: target.value }),
    ...(maxLength !== undefined && { slotProps: { htmlInput: { maxLength } } }),
    fullWidth: true,
  });
  return (
    <Sending
      words="guest_mails"
      subject={letter.subject}
      mails={mails}
      isWritten={letter.subject.trim() !== '' && letter.words.trim() !== ''}
      test={() => api.testGuestMail(event, toFields(letter))}
      plan={(begin_at, key) => api.planGuestMail(event, { ...toFields(letter), begin_at }, key)}
      shows="guest-mails"
      onPlanned={() => onChange({ ...letter, subject: NO_LETTER.subject, words: NO_LETTER.words })}
    >
      {(when) => (
        <div className={styles.form}>
          <Choice {...field('who')}>
            {WHO.filter((who) => !isFree || !OF_PAYMENT.includes(who)).map((who) => (
              <MenuItem key={who} value={who}>
                {translate(`guest_mails.whos.${who}`)}
              </MenuItem>
            ))}
          </Choice>
          <Choice {...field('recipients')}>
            {RECIPIENTS.map((recipients) => (
              <MenuItem key={recipients} value={recipients}>
                {translate(`guest_mails.of_recipients.${recipients}`)}
              </MenuItem>
            ))}
          </Choice>
          <TextField {...field('church_name', 200)} />
          <TextField {...field('ministry', 200)} />
          {!isFree && (
            <Choice {...field('payment_mode')}>
              <MenuItem value="">{translate('guest_mails.any')}</MenuItem>
              {modes.map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </Choice>
          )}
          {when}
          <TextField {...field('subject', 150)} className={styles.wide} required />
          <TextField
            {...field('words', 5_000)}
            className={styles.wide}
            multiline
            minRows={8}
            required
            helperText={translate('guest_mails.words_help')}
          />
        </div>
      )}
    </Sending>
  );
}

const Choice = ({ children, ...field }: { children: ReactNode } & object) => (
  <TextField select {...field}>
    {children}
  </TextField>
);
