import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { linesInWords } from './lines';
import type { StatusLines } from './reading/parse-statement';
import styles from './statement.module.css';
import { MEANINGS, statusWord, type Meanings } from './status';

interface Props {
  foreign: StatusLines[];
  results: Meanings;
  onSay: (meanings: Meanings) => void;
}

/** A status that is not known here: whoever has the statement says what it means, and this browser remembers it. */
export function StatusQuestions({ foreign, results: meanings, onSay }: Props) {
  const translate = useTranslate();
  if (foreign.length === 0) return null;
  const isOpen = foreign.some(({ word }) => meanings[statusWord(word)] === undefined);
  return (
    <Alert severity={isOpen ? 'warning' : 'info'} className={styles.questions}>
      {translate(isOpen ? 'statement.foreign' : 'statement.foreign_said')}
      <div className={styles.words}>
        {foreign.map(({ word, lines }) => {
          const key = statusWord(word);
          return (
            <TextField
              key={key}
              select
              size="small"
              label={word ? `“${word}”` : translate('statement.no_status')}
              helperText={translate('statement.lines', {
                smart_count: lines.length,
                lines: linesInWords(lines),
              })}
              value={meanings[key] ?? ''}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              onChange={({ target: { value } }) => {
                const { [key]: _, ...others } = meanings;
                const meaning = MEANINGS.find((each) => each === value);
                onSay(meaning ? { ...others, [key]: meaning } : others);
              }}
            >
              <MenuItem value="">{translate('statement.meaning.unsaid')}</MenuItem>
              {MEANINGS.map((meaning) => (
                <MenuItem key={meaning} value={meaning}>
                  {translate(`statement.meaning.${meaning}`)}
                </MenuItem>
              ))}
            </TextField>
          );
        })}
      </div>
    </Alert>
  );
}
