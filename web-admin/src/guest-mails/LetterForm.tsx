import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { newId } from 'web-shared/ids';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import { isFreeEvent, useEvents } from '../api/events';
import { usePaymentModes } from '../api/paymentModes';
import { useInvalidate } from '../api/useCall';
import { formatDateTime, timeZone } from '../format/dates';
import { FormDialog } from '../layout/FormDialog';
import { Panel } from '../layout/Panel';
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
  const notify = useNotify();
  const modes = usePaymentModes();
  const own = useEvents().data?.find(({ id, slug }) => id === event || slug === event);
  const isFree = own !== undefined && isFreeEvent(own);
  const [beginAt, setBeginAt] = useState('');
  const [asking, setAsking] = useState(false);
  const [testing, setTesting] = useState(false);
  const field = (name: keyof Letter, maxLength?: number) => ({
    label: translate(`guest_mails.${name}`),
    value: letter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...letter, [name]: target.value }),
    ...(maxLength !== undefined && { slotProps: { htmlInput: { maxLength } } }),
    fullWidth: true,
  });
  const written = letter.subject.trim() !== '' && letter.words.trim() !== '';
  const test = async () => {
    setTesting(true);
    try {
      const { to } = await api.testGuestMail(event, toFields(letter));
      notify('guest_mails.tested', { type: 'success', messageArgs: { to } });
    } catch (error) {
      notify(Object.values(fieldErrors(error) ?? {})[0] ?? (error as Error).message, { type: 'error' });
    }
    setTesting(false);
  };
  return (
    <Panel title={translate('guest_mails.letter')}>
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
        <TextField
          type="datetime-local"
          label={translate('guest_mails.begin_at')}
          value={beginAt}
          onChange={({ target }) => setBeginAt(target.value)}
          helperText={translate('guest_mails.begin_zone', { zone: timeZone() })}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
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
      <div className={styles.actions}>
        <Button variant="outlined" disabled={!written || testing} onClick={() => void test()}>
          {translate('guest_mails.test')}
        </Button>
        <Button variant="contained" disabled={!written || !mails} onClick={() => setAsking(true)}>
          {mails
            ? translate('guest_mails.send', { smart_count: mails, count: mails.toLocaleString() })
            : translate('guest_mails.send_none')}
        </Button>
      </div>
      {asking && (
        <SendDialog
          {...{ event, letter, mails: mails ?? 0, beginAt }}
          onClose={() => setAsking(false)}
          onPlanned={() => {
            setBeginAt('');
            onChange({ ...letter, subject: NO_LETTER.subject, words: NO_LETTER.words });
          }}
        />
      )}
    </Panel>
  );
}

const Choice = ({ children, ...field }: { children: ReactNode } & object) => (
  <TextField select {...field}>
    {children}
  </TextField>
);

interface DialogProps {
  event: string;
  letter: Letter;
  mails: number;
  /** The time as the field holds it, local; '' means in two minutes. */
  beginAt: string;
  onPlanned: () => void;
  onClose: () => void;
}

/** Asks once more, with the count. One key: what was sent twice after a lost answer is one mail. */
function SendDialog({ event, letter, mails, beginAt, onPlanned, onClose }: DialogProps) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [key] = useState(newId);
  const begin = beginAt === '' ? null : new Date(beginAt).toISOString();
  const plan = async () => {
    await api.planGuestMail(event, { ...toFields(letter), begin_at: begin }, key).catch((error: unknown) => {
      const [problem] = Object.values(fieldErrors(error) ?? {});
      throw problem === undefined ? error : new Error(problem);
    });
    notify('guest_mails.planned', { type: 'success' });
    void invalidate(['guest-mails', event]);
    onPlanned();
  };
  return (
    <FormDialog
      title={translate('guest_mails.confirm', { subject: letter.subject, count: mails.toLocaleString() })}
      action={translate('guest_mails.confirm_send')}
      danger
      onSend={plan}
      onClose={onClose}
    >
      <p>
        {begin === null
          ? translate('guest_mails.confirm_soon')
          : translate('guest_mails.confirm_at', { date: formatDateTime(begin) })}
      </p>
    </FormDialog>
  );
}
