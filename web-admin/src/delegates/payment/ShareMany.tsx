import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { statusOf } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { centavosIn } from '../../format/amount';
import { today } from '../../format/dates';
import { formatCentavos } from '../../format/money';
import { DayField, useMoneyFields, WayField } from '../../journal/money-fields';
import { useAction } from '../../kit/useAction';
import { FormDialog } from '../../layout/FormDialog';
import styles from '../delegate.module.css';
import { nameOf } from '../names';
import { SHOWS } from './EnterPayment';
import { owingOf, shareOut } from './shares';

/** As many as one call takes. */
const MAX = 100;

/** One cheque, envelope or transfer for the registrations of the chosen delegates. */
export function ShareMany() {
  const { selectedIds, onUnselectItems } = useListContext<Delegate>();
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState<Delegate[]>();
  // Read anew, since rows of other pages are chosen too, and a colleague may have been faster.
  const read = async () => {
    const { data } = await api.getMany<Delegate>('delegates', { ids: selectedIds });
    const rows = new Map(data.map((one) => [one.id, one]));
    return owingOf(selectedIds.flatMap((id) => rows.get(String(id)) ?? []));
  };
  const open = useAction(read, { shows: [] });
  const begin = () =>
    open.run(undefined, {
      onSuccess: (owing) => {
        if (owing.length >= 2 && owing.length <= MAX) return setAsking(owing);
        notify(owing.length < 2 ? 'delegates.shared.too_few' : 'delegates.shared.too_many', {
          type: 'info',
          messageArgs: { most: MAX },
        });
      },
    });
  if (selectedIds.length < 2) return null;
  return (
    <>
      <Button color="inherit" disabled={open.isPending} onClick={begin}>
        {translate('delegates.shared.open')}
      </Button>
      {asking && (
        <ShareDialog
          owing={asking}
          onFaster={() => void read().then(setAsking)}
          onDone={onUnselectItems}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface Props {
  /** A delegate of each registration, with what it owes. */
  owing: Delegate[];
  /** What is owed is another sum by now. */
  onFaster: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** What came is in sight, and who gets what of it: the parts add up before anything is entered. */
function ShareDialog({ owing, onFaster, onDone, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const say = (word: string, args?: object) => translate(`delegates.shared.${word}`, args);
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const all = owing.reduce((sum, { owed_centavos }) => sum + owed_centavos, 0);
  const { field, fields, given, centavos } = useMoneyFields('delegates.payment', {
    ...{ amount: inPesos(all), received_on: today(), channel: '' },
    ...{ receipt_number: '', reference: '', note: '' },
  });
  const byHand = new Map(
    owing.flatMap(({ registration_id: id }) => {
      const text = typed[id]?.trim();
      return text === undefined ? [] : [[id, text === '' ? 0 : (centavosIn(text) ?? NaN)] as const];
    }),
  );
  const sum = centavosIn(fields.amount) ?? 0;
  const parts = shareOut(sum, owing, byHand);
  const left = sum - [...parts.values()].reduce((one, other) => one + other, 0);
  const { runAsync } = useAction((payment: object) => api.enterSharedPayment(payment, key), {
    ...SHOWS,
    done: 'delegates.shared.entered',
  });
  const enter = async () => {
    const amount_centavos = centavos('amount');
    if (fields.channel === '') throw new Error(say('no_way'));
    if (Number.isNaN(left)) throw new Error(translate('journal.amount_wrong'));
    if (left !== 0) throw new Error(leftover(say, left));
    const shares = owing.map(({ registration_id: id, owed_centavos }) => ({
      ...{ id, amount_centavos: parts.get(id) ?? 0, owed_centavos },
    }));
    const given_parts = shares.filter((one) => one.amount_centavos > 0);
    if (given_parts.length < 2) throw new Error(say('one_part'));
    const facts = { channel: fields.channel, received_on: given('received_on'), note: given('note') };
    const numbers = { receipt_number: given('receipt_number'), reference: given('reference') };
    try {
      await runAsync({ amount_centavos, ...facts, ...numbers, parts: given_parts });
    } catch (error) {
      if (statusOf(error) === 409) onFaster();
      throw error;
    }
    onDone();
  };
  return (
    <FormDialog
      title={say('title', { smart_count: owing.length })}
      action={translate('delegates.payment.enter')}
      onSend={enter}
      onClose={onClose}
    >
      <p>{say('text', { sum: formatCentavos(all) })}</p>
      <TextField {...field('amount', 20)} autoFocus required />
      <ul className={styles.shares} aria-label={say('parts')}>
        {owing.map((one) => {
          const { registration_id: id, owed_centavos } = one;
          const part = parts.get(id) ?? 0;
          return (
            <li key={id}>
              <span>
                {nameOf(one)}
                <small>{say('owes', { sum: formatCentavos(owed_centavos) })}</small>
              </span>
              <TextField
                value={typed[id] ?? (part > 0 ? inPesos(part) : '')}
                onChange={({ target }) => setTyped((before) => ({ ...before, [id]: target.value }))}
                error={Number.isNaN(byHand.get(id))}
                slotProps={{
                  htmlInput: { maxLength: 20, 'aria-label': say('part_of', { name: nameOf(one) }) },
                }}
                size="small"
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className={left === 0 ? undefined : styles.leftover}>
        {leftover(say, left)}
      </p>
      <WayField {...field('channel')} first={say('choose')} />
      <DayField {...field('received_on')} />
      <TextField {...field('receipt_number')} />
      <TextField {...field('reference')} />
      <TextField {...field('note', 500)} />
    </FormDialog>
  );
}

/** Whether the parts are the sum; of what cannot be read nothing is said. */
function leftover(say: (word: string, args?: object) => string, left: number): string {
  if (Number.isNaN(left)) return '';
  if (left === 0) return say('adds_up');
  return say(left > 0 ? 'left_over' : 'too_much', { sum: formatCentavos(Math.abs(left)) });
}
