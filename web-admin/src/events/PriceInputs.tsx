import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { PriceList } from '../api/types';
import { StateChip } from '../layout/Panel';
import { EMPTY_CODE, wrongPrice, type PriceRow } from './price-rows';
import styles from './prices.module.css';

type Kept = PriceList['prices'][number];
interface Props {
  /** Its place in the list. */
  n: number;
  /** How it was last saved; undefined: it is new. */
  kept: Kept | undefined;
  disabled: boolean;
  onUsual: () => void;
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

const SHOWN_TO = ['everyone', 'staff', 'code'] as const;
const DAY = { type: 'date', slotProps: { inputLabel: { shrink: true } } };
const NUMBER = { slotProps: { htmlInput: { inputMode: 'numeric' as const } } };

const Input = (props: ComponentProps<typeof TextInput>) => <TextInput helperText={false} {...props} />;

/** One price, with who it is for and how many places are taken at it. */
export function PriceInputs({ n, kept, disabled, onUsual, onUp, onRemove }: Props) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`prices.${key}`, args);
  const { setValue } = useFormContext();
  const at = `prices.${n}`;
  const row = useWatch({ name: at }) as PriceRow;
  const input = (field: keyof PriceRow, label: string = field) => ({
    source: `${at}.${field}`,
    label: `prices.${label}`,
    disabled,
  });
  const set = (field: keyof PriceRow, value: unknown) =>
    setValue(`${at}.${field}`, value, { shouldDirty: true });
  const name = row.name || say('unnamed');
  const uses = row.most
    ? say('uses_of', { uses: kept?.uses, most: row.most })
    : say('uses', { smart_count: kept?.uses });
  return (
    <li className={styles.price} aria-label={name}>
      <div className={styles.head}>
        <strong>{name}</strong>
        {row.is_default && <StateChip label={say('usual')} color="info" />}
        {row.ended && <StateChip label={say('ended')} color="default" />}
        {kept && <span>{uses}</span>}
      </div>
      <div className={styles.fields}>
        <Input {...input('name')} required />
        <Input
          {...input('pesos', 'amount')}
          required
          validate={wrongPrice}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <Input {...input('starts_on')} {...DAY} />
        <Input {...input('ends_on')} {...DAY} />
        <Input {...input('most')} {...NUMBER} />
        <Input
          {...input('shown_to')}
          select
          onChange={({ target }: { target: { value: string } }) => {
            if (target.value === 'code' && row.codes.length === 0) set('codes', [EMPTY_CODE]);
          }}
        >
          {SHOWN_TO.map((value) => (
            <MenuItem key={value} value={value}>
              {say(`for.${value}`)}
            </MenuItem>
          ))}
        </Input>
      </div>
      {row.is_default && <p className={styles.hint}>{say('usual_hint')}</p>}
      {row.shown_to === 'code' && <Codes at={`${at}.codes`} kept={kept?.codes} disabled={disabled} />}
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
          {kept && (
            <Button size="small" color="inherit" onClick={() => set('ended', !row.ended)}>
              {say(row.ended ? 'reopen' : 'end')}
            </Button>
          )}
          {/* What a delegate has can only be ended. */}
          {!kept?.in_use && !row.is_default && (
            <Button size="small" color="error" onClick={onRemove}>
              {say('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Codes({ at, kept, disabled }: { at: string; kept: Kept['codes'] | undefined; disabled: boolean }) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`prices.${key}`, args);
  const { control, getFieldState, formState } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: at });
  const codes = useWatch({ name: at }) as PriceRow['codes'];
  const problem = getFieldState(at, formState).error?.message;
  const input = (n: number, field: 'code' | 'most' | 'ends_on', label: string) => ({
    source: `${at}.${n}.${field}`,
    label: `prices.${label}`,
    disabled,
  });
  return (
    <fieldset className={styles.codes}>
      <legend>{say('codes')}</legend>
      {problem && <p role="alert">{problem}</p>}
      {fields.map(({ id }, n) => {
        const code = codes[n]?.code ?? '';
        const uses = kept?.find((one) => one.code === code)?.uses ?? 0;
        return (
          <div key={id} className={styles.code}>
            <Input {...input(n, 'code', 'code')} required />
            <Input {...input(n, 'most', 'code_most')} {...NUMBER} />
            <Input {...input(n, 'ends_on', 'code_ends_on')} {...DAY} />
            <span>{uses > 0 && say('code_uses', { smart_count: uses })}</span>
            {!disabled && (
              <Button
                size="small"
                color="error"
                aria-label={say('remove_code', { code })}
                onClick={() => remove(n)}
              >
                {say('remove')}
              </Button>
            )}
          </div>
        );
      })}
      {!disabled && (
        <Button size="small" color="inherit" onClick={() => append(EMPTY_CODE)}>
          {say('add_code')}
        </Button>
      )}
    </fieldset>
  );
}
