import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import { useCall, useInvalidate } from '../api/useCall';
import { formatDateTime, timeZone } from '../format/dates';
import { FormDialog } from '../layout/FormDialog';
import { Panel } from '../layout/Panel';
import { isWhole, NO_LETTER, toFields, type Letter } from './calls';
import styles from './newsletters.module.css';
import { Parts } from './Parts';

interface Props {
  letter: Letter;
  /** How many it would be; undefined while that is being counted. */
  mails: number | undefined;
  onChange: (letter: Letter) => void;
}

/** What the API says of one field, before what it says of the whole. */
const problemOf = (error: unknown): string =>
  Object.values(fieldErrors(error) ?? {})[0] ?? (error as Error).message;

/** To whom, what, and when. */
export function LetterForm({ letter, mails, onChange }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useCall(['newsletter-projects'], (call) => call.newsProjects());
  const [beginAt, setBeginAt] = useState('');
  const [asking, setAsking] = useState(false);
  const [testing, setTesting] = useState(false);
  const say = (key: string, args?: object) => translate(`newsletters.${key}`, args);
  const field = (name: 'subject' | 'preview') => ({
    label: say(name),
    value: letter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...letter, [name]: target.value }),
    slotProps: { htmlInput: { maxLength: 150 } },
    fullWidth: true,
  });
  const written = letter.subject.trim() !== '' && letter.pieces.length > 0 && letter.pieces.every(isWhole);
  const test = async () => {
    setTesting(true);
    try {
      const { to } = await api.testNewsletter(toFields(letter));
      notify('newsletters.tested', { type: 'success', messageArgs: { to } });
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
    }
    setTesting(false);
  };
  return (
    <Panel title={say('letter')}>
      <div className={styles.form}>
        <Autocomplete
          multiple
          options={data?.projects ?? []}
          value={letter.projects}
          onChange={(_, projects) => onChange({ ...letter, projects })}
          renderInput={(input) => (
            <TextField {...input} label={say('projects')} helperText={say('projects_help')} />
          )}
        />
        <TextField {...field('subject')} required />
        <TextField {...field('preview')} helperText={say('preview_help')} />
        <Parts pieces={letter.pieces} onChange={(pieces) => onChange({ ...letter, pieces })} />
        <TextField
          type="datetime-local"
          label={say('begin_at')}
          value={beginAt}
          onChange={({ target }) => setBeginAt(target.value)}
          helperText={say('begin_zone', { zone: timeZone() })}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
      </div>
      <div className={styles.actions}>
        <Button variant="outlined" disabled={!written || testing} onClick={() => void test()}>
          {say('test')}
        </Button>
        <Button variant="contained" disabled={!written || !mails} onClick={() => setAsking(true)}>
          {mails ? say('send', { smart_count: mails, count: mails.toLocaleString() }) : say('send_none')}
        </Button>
      </div>
      {!written && <p className={styles.note}>{say('incomplete')}</p>}
      {asking && (
        <SendDialog
          {...{ letter, mails: mails ?? 0, beginAt }}
          onClose={() => setAsking(false)}
          onPlanned={() => {
            setBeginAt('');
            onChange(NO_LETTER);
          }}
        />
      )}
    </Panel>
  );
}

interface DialogProps {
  letter: Letter;
  mails: number;
  /** As the field holds it: local time; '': in two minutes. */
  beginAt: string;
  onPlanned: () => void;
  onClose: () => void;
}

/** Asks once more, with the count. One key: what was sent twice after a lost answer is one newsletter. */
function SendDialog({ letter, mails, beginAt, onPlanned, onClose }: DialogProps) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [key] = useState(newId);
  const say = (name: string, args?: object) => translate(`newsletters.${name}`, args);
  const begin = beginAt === '' ? null : new Date(beginAt).toISOString();
  const plan = async () => {
    await api.planNewsletter({ ...toFields(letter), begin_at: begin }, key).catch((error: unknown) => {
      throw new Error(problemOf(error));
    });
    notify('newsletters.planned', { type: 'success' });
    void invalidate(['newsletters']);
    onPlanned();
  };
  return (
    <FormDialog
      title={say('confirm', { subject: letter.subject, smart_count: mails, count: mails.toLocaleString() })}
      action={say('confirm_send')}
      danger
      onSend={plan}
      onClose={onClose}
    >
      <p>{begin === null ? say('confirm_soon') : say('confirm_at', { date: formatDateTime(begin) })}</p>
    </FormDialog>
  );
}
