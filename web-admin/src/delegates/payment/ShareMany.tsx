import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useInput, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { manilaDay } from 'web-shared/dates';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { statusOf } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { centavosIn } from '../../format/amount';
import { formatCentavos } from '../../format/money';
import { centavosOf, DayInput, given, MoneyInput, WayInput } from '../../journal/money-fields';
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

interface Typed extends Record<
  'amount' | 'received_on' | 'channel' | 'receipt_number' | 'reference' | 'note',
  string | null
> {
  /** By registration, as typed by hand; null: what is left for it. */
  parts: Readonly<Record<string, string | null>>;
}

/** Who gets what of the sum, and what is left of it. Not a number, where a text cannot be read. */
function sharesOf(owing: Delegate[], { amount, parts: typed }: Pick<Typed, 'amount' | 'parts'>) {
  const byHand = new Map(
    owing.flatMap(({ registration_id: id }) => {
      const text = typed[id]?.trim();
      return text === undefined ? [] : [[id, text === '' ? 0 : (centavosIn(text) ?? NaN)] as const];
    }),
  );
  const sum = centavosIn(amount ?? '') ?? 0;
  const parts = shareOut(sum, owing, byHand);
  return { byHand, parts, left: sum - [...parts.values()].reduce((one, other) => one + other, 0) };
}

/** What came is in sight, and who gets what of it: the parts add up before anything is entered. */
function ShareDialog({ owing, onFaster, onDone, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const say = (word: string, args?: object) => translate(`delegates.shared.${word}`, args);
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const all = owing.reduce((sum, { owed_centavos }) => sum + owed_centavos, 0);
  const first: Typed = {
    amount: inPesos(all),
    received_on: manilaDay(),
    channel: '',
    parts: {},
    receipt_number: '',
    reference: '',
    note: '',
  };
  const { runAsync } = useAction((payment: object) => api.enterSharedPayment(payment, key), {
    ...SHOWS,
    done: 'delegates.shared.entered',
  });
  const enter = async (typed: Typed) => {
    const amount_centavos = centavosOf(typed.amount);
    const channel = given(typed.channel);
    if (channel === null) throw new Error(say('no_way'));
    const { parts, left } = sharesOf(owing, typed);
    if (Number.isNaN(left)) throw new Error('journal.amount_wrong');
    if (left !== 0) throw new Error(leftover(say, left));
    const shares = owing.map(({ registration_id: id, owed_centavos }) => ({
      id,
      amount_centavos: parts.get(id) ?? 0,
      owed_centavos,
    }));
    const given_parts = shares.filter((one) => one.amount_centavos > 0);
    if (given_parts.length < 2) throw new Error(say('one_part'));
    const facts = { channel, received_on: given(typed.received_on), note: given(typed.note) };
    const numbers = { receipt_number: given(typed.receipt_number), reference: given(typed.reference) };
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
      values={first}
      onSend={enter}
      onClose={onClose}
    >
      <p>{say('text', { sum: formatCentavos(all) })}</p>
      <MoneyInput source="amount" label="delegates.payment.amount" max={20} autoFocus required />
      <Shares owing={owing} />
      <WayInput source="channel" label="delegates.payment.channel" first={say('choose')} />
      <DayInput source="received_on" label="delegates.payment.received_on" />
      <MoneyInput source="receipt_number" label="delegates.payment.receipt_number" />
      <MoneyInput source="reference" label="delegates.payment.reference" />
      <MoneyInput source="note" label="delegates.payment.note" max={500} />
    </FormDialog>
  );
}

/** The parts, each as it is shared out until another is typed, and whether they are the sum. */
function Shares({ owing }: { owing: Delegate[] }) {
  const translate = useTranslate();
  const say = (word: string, args?: object) => translate(`delegates.shared.${word}`, args);
  const [amount, typed] = useWatch({ name: ['amount', 'parts'] }) as [Typed['amount'], Typed['parts']];
  const { byHand, parts, left } = sharesOf(owing, { amount, parts: typed });
  return (
    <>
      <ul className={styles.shares} aria-label={say('parts')}>
        {owing.map((one) => (
          <li key={one.registration_id}>
            <span>
              {nameOf(one)}
              <small>{say('owes', { sum: formatCentavos(one.owed_centavos) })}</small>
            </span>
            <PartInput
              source={`parts.${one.registration_id}`}
              label={say('part_of', { name: nameOf(one) })}
              shared={parts.get(one.registration_id) ?? 0}
              isWrong={Number.isNaN(byHand.get(one.registration_id))}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={left === 0 ? undefined : styles.leftover}>
        {leftover(say, left)}
      </p>
    </>
  );
}

function PartInput(props: { source: string; label: string; shared: number; isWrong: boolean }) {
  const { source, label, shared, isWrong } = props;
  const asTyped = (text: string | null) => text;
  const { field } = useInput({ source, format: asTyped, parse: asTyped });
  const typed = field.value as string | null | undefined;
  return (
    <TextField
      {...field}
      value={typed ?? (shared > 0 ? inPesos(shared) : '')}
      error={isWrong}
      slotProps={{ htmlInput: { maxLength: 20, 'aria-label': label } }}
      size="small"
    />
  );
}

/** Whether the parts are the sum; of what cannot be read nothing is said. */
function leftover(say: (word: string, args?: object) => string, left: number): string {
  if (Number.isNaN(left)) return '';
  if (left === 0) return say('adds_up');
  return say(left > 0 ? 'left_over' : 'too_much', { sum: formatCentavos(Math.abs(left)) });
}
