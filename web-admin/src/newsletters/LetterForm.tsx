import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import { useCall } from '../api/useCall';
import { Sending } from '../letters/Sending';
import { isWhole, NO_LETTER, toFields, type Letter } from './calls';
import styles from './newsletters.module.css';
import { Parts } from './Parts';

interface Props {
  letter: Letter;
  /** How many it would be; undefined while that is being counted. */
  mails: number | undefined;
  onChange: (letter: Letter) => void;
}

/** To whom, what, and when. */
export function LetterForm({ letter, mails, onChange }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const { data } = useCall(['newsletter-projects'], (call) => call.newsProjects());
  const say = (key: string) => translate(`newsletters.${key}`);
  const field = (name: 'subject' | 'preview') => ({
    label: say(name),
    value: letter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...letter, [name]: target.value }),
    slotProps: { htmlInput: { maxLength: 150 } },
    fullWidth: true,
  });
  return (
    <Sending
      words="newsletters"
      subject={letter.subject}
      mails={mails}
      isWritten={letter.subject.trim() !== '' && letter.pieces.length > 0 && letter.pieces.every(isWhole)}
      incomplete={say('incomplete')}
      test={() => api.testNewsletter(toFields(letter))}
      plan={(begin_at, key) => api.planNewsletter({ ...toFields(letter), begin_at }, key)}
      shows="newsletters"
      onPlanned={() => onChange(NO_LETTER)}
    >
      {(when) => (
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
          {when}
        </div>
      )}
    </Sending>
  );
}
