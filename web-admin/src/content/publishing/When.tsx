import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';

interface Props {
  /** In Manila; undefined: now; empty: not typed yet. */
  at: string | undefined;
  /** What the first choice is called. */
  now: string;
  /** What is wrong with the time. */
  wrong: string | undefined;
  onChange: (at: string | undefined) => void;
}

/** Now, or at a time in Manila. */
export function When({ at, now, wrong, onChange }: Props) {
  const translate = useTranslate();
  return (
    <>
      <RadioGroup
        aria-label={translate('content.planned.when')}
        value={at === undefined ? 'now' : 'then'}
        onChange={(_, when) => onChange(when === 'now' ? undefined : '')}
      >
        <FormControlLabel value="now" control={<Radio />} label={translate(now)} />
        <FormControlLabel value="then" control={<Radio />} label={translate('content.planned.then')} />
      </RadioGroup>
      {at !== undefined && (
        <TextField
          type="datetime-local"
          label={translate('content.planned.at')}
          error={wrong !== undefined}
          helperText={wrong ?? translate('content.planned.help')}
          value={at}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
