import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { newId } from 'web-shared/ids';
import { fieldErrors } from '../api/ApiError';
import { useInvalidate } from '../api/useCall';
import { formatDateTime, timeZone } from '../format/dates';
import { FormDialog } from '../layout/FormDialog';
import { Panel } from '../layout/Panel';
import type { Words } from './letters';
import styles from './letters.module.css';

interface Props {
  words: Words;
  subject: string;
  /** How many it would be; undefined while that is being counted. */
  mails: number | undefined;
  isWritten: boolean;
  test: () => Promise<{ to: string }>;
  /** @param begin_at null: in two minutes @param key makes what is sent again after a lost answer the same letter */
  plan: (begin_at: string | null, key: string) => Promise<unknown>;
  onPlanned: () => void;
  /** What is missing, until it is written. */
  incomplete?: string;
  /** The query of what was written before, which is read again. */
  shows: string;
  /** The inputs. @param when the one of the time at which it begins */
  children: (when: ReactNode) => ReactNode;
}

/** What the API says of one field, before what it says of the whole. */
const problemOf = (error: unknown): string =>
  Object.values(fieldErrors(error) ?? {})[0] ?? (error as Error).message;

/** A letter, when it goes, and the buttons that send it. */
export function Sending(props: Props) {
  const { words, mails, isWritten, incomplete, test, onPlanned, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [beginAt, setBeginAt] = useState('');
  const [asking, setAsking] = useState(false);
  const [testing, setTesting] = useState(false);
  const say = (key: string, args?: object) => translate(`${words}.${key}`, args);
  const sendTest = async () => {
    setTesting(true);
    try {
      const { to } = await test();
      notify(`${words}.tested`, { type: 'success', messageArgs: { to } });
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
    }
    setTesting(false);
  };
  return (
    <Panel title={say('letter')}>
      {children(
        <TextField
          type="datetime-local"
          label={say('begin_at')}
          value={beginAt}
          onChange={({ target }) => setBeginAt(target.value)}
          helperText={say('begin_zone', { zone: timeZone() })}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />,
      )}
      <div className={styles.actions}>
        <Button variant="outlined" disabled={!isWritten || testing} onClick={() => void sendTest()}>
          {say('test')}
        </Button>
        <Button variant="contained" disabled={!isWritten || !mails} onClick={() => setAsking(true)}>
          {mails ? say('send', { smart_count: mails, count: mails.toLocaleString() }) : say('send_none')}
        </Button>
      </div>
      {incomplete && !isWritten && <p className={styles.note}>{incomplete}</p>}
      {asking && (
        <SendDialog
          {...props}
          beginAt={beginAt}
          onClose={() => setAsking(false)}
          onPlanned={() => {
            setBeginAt('');
            onPlanned();
          }}
        />
      )}
    </Panel>
  );
}

/** Asks once more, with the count. @param beginAt as the field holds it: local time; '': in two minutes */
function SendDialog(props: Props & { beginAt: string; onClose: () => void }) {
  const { words, subject, mails = 0, beginAt, plan, shows, onPlanned, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [key] = useState(newId);
  const say = (name: string, args?: object) => translate(`${words}.${name}`, args);
  const begin = beginAt === '' ? null : new Date(beginAt).toISOString();
  const send = async () => {
    await plan(begin, key).catch((error: unknown) => {
      throw new Error(problemOf(error));
    });
    notify(`${words}.planned`, { type: 'success' });
    void invalidate(shows);
    onPlanned();
  };
  return (
    <FormDialog
      title={say('confirm', { subject, smart_count: mails, count: mails.toLocaleString() })}
      action={say('confirm_send')}
      danger
      onSend={send}
      onClose={onClose}
    >
      <p>{begin === null ? say('confirm_soon') : say('confirm_at', { date: formatDateTime(begin) })}</p>
    </FormDialog>
  );
}
