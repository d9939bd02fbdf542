import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { StateChip } from '../layout/Panel';
import { emptyCode, type CodeRow, type PriceRow } from './price-rows';
import styles from './prices.module.css';

interface Props {
  row: PriceRow;
  /** What the server says of a field of this price. */
  problemOf: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (row: PriceRow) => void;
  onUsual: () => void;
  onUp: (() => void) | undefined;
  /** Undefined where a delegate has the price: it can only be ended. */
  onRemove: (() => void) | undefined;
}

const SHOWN_TO = ['everyone', 'staff', 'code'] as const;

/** One price, with who it is for and how many places are taken at it. */
export function PriceEditor({ row, problemOf, disabled, onChange, onUsual, onUp, onRemove }: Props) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`prices.${key}`, args);
  const input = (field: 'name' | 'pesos' | 'starts_on' | 'ends_on' | 'most', sentAs: string = field) => ({
    label: say(field === 'pesos' ? 'amount' : field),
    value: row[field],
    error: problemOf(sentAs) !== undefined,
    helperText: problemOf(sentAs),
    disabled,
    size: 'small' as const,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...row, [field]: target.value }),
  });
  const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } };
  const uses =
    row.most === ''
      ? say('uses', { smart_count: row.uses })
      : say('uses_of', { uses: row.uses, most: row.most });
  return (
    <li className={styles.price} aria-label={row.name || say('unnamed')}>
      <div className={styles.head}>
        <strong>{row.name || say('unnamed')}</strong>
        {row.is_default && <StateChip label={say('usual')} color="info" />}
        {row.ended && <StateChip label={say('ended')} color="default" />}
        {row.id !== undefined && <span>{uses}</span>}
      </div>
      <div className={styles.fields}>
        <TextField {...input('name')} required />
        <TextField
          {...input('pesos', 'amount_centavos')}
          required
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField {...input('starts_on')} {...day} />
        <TextField {...input('ends_on')} {...day} />
        <TextField {...input('most')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        <TextField
          select
          size="small"
          label={say('shown_to')}
          value={row.shown_to}
          disabled={disabled}
          onChange={({ target }) =>
            onChange({
              ...row,
              shown_to: target.value as PriceRow['shown_to'],
              codes: target.value === 'code' && row.codes.length === 0 ? [emptyCode()] : row.codes,
            })
          }
        >
          {SHOWN_TO.map((value) => (
            <MenuItem key={value} value={value}>
              {say(`for.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {row.is_default && <p className={styles.hint}>{say('usual_hint')}</p>}
      {row.shown_to === 'code' && (
        <Codes
          codes={row.codes}
          problemOf={problemOf}
          disabled={disabled}
          onChange={(codes) => onChange({ ...row, codes })}
        />
      )}
      {!disabled && (
        <div className={styles.actions}>
          {onUp && (
            <Button size="small" color="inherit" onClick={onUp}>
              {say('up')}
            </Button>
          )}
          {!row.is_default && row.shown_to === 'everyone' && (
            <Button size="small" color="inherit" onClick={onUsual}>
              {say('usual')}
            </Button>
          )}
          {row.id !== undefined && (
            <Button size="small" color="inherit" onClick={() => onChange({ ...row, ended: !row.ended })}>
              {say(row.ended ? 'reopen' : 'end')}
            </Button>
          )}
          {onRemove && (
            <Button size="small" color="error" onClick={onRemove}>
              {say('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface CodesProps {
  codes: CodeRow[];
  problemOf: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (codes: CodeRow[]) => void;
}

function Codes({ codes, problemOf, disabled, onChange }: CodesProps) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`prices.${key}`, args);
  const change = (n: number, next: Partial<CodeRow>) =>
    onChange(codes.map((code, at) => (at === n ? { ...code, ...next } : code)));
  const input = (n: number, field: 'code' | 'most' | 'ends_on') => ({
    value: codes[n]?.[field] ?? '',
    error: problemOf(`codes[${n}].${field}`) !== undefined,
    helperText: problemOf(`codes[${n}].${field}`),
    disabled,
    size: 'small' as const,
    onChange: ({ target }: { target: { value: string } }) => change(n, { [field]: target.value }),
  });
  return (
    <fieldset className={styles.codes}>
      <legend>{say('codes')}</legend>
      {problemOf('codes') && <p role="alert">{problemOf('codes')}</p>}
      {codes.map(({ key, code, uses }, n) => (
        <div key={key} className={styles.code}>
          <TextField label={say('code')} {...input(n, 'code')} required />
          <TextField
            label={say('code_most')}
            {...input(n, 'most')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            label={say('code_ends_on')}
            {...input(n, 'ends_on')}
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <span>{uses > 0 && say('code_uses', { smart_count: uses })}</span>
          {!disabled && (
            <Button
              size="small"
              color="error"
              aria-label={say('remove_code', { code })}
              onClick={() => onChange(codes.filter((_, at) => at !== n))}
            >
              {say('remove')}
            </Button>
          )}
        </div>
      ))}
      {!disabled && (
        <Button size="small" color="inherit" onClick={() => onChange([...codes, emptyCode()])}>
          {say('add_code')}
        </Button>
      )}
    </fieldset>
  );
}
