import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { inPesos } from 'web-shared/money';
import { useApi } from '../api/dataProvider';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { LinePart, LinePayer, SuggestedLine } from '../api/types';
import { useCall } from '../api/useCall';
import { centavosIn } from '../format/amount';
import { formatDate } from '../format/dates';
import { formatCentavos } from '../format/money';
import { FormDialog } from '../layout/FormDialog';
import styles from './statement.module.css';

/** One for whom a part of the line is, as it is typed. */
interface Part {
  payer: LinePayer;
  /** The row of the journal that it confirms; undefined: it is entered. */
  movement: string | undefined;
  amount: string | null;
}
interface Typed {
  parts: Part[];
}
const NOBODY: Typed = { parts: [] };

interface Props {
  line: SuggestedLine;
  onDone: () => void;
  onClose: () => void;
}

const centavosOf = ({ amount }: Part) => centavosIn(amount ?? '');
/** What of the line nobody has yet, in centavos. */
const restOf = (line: SuggestedLine, parts: Part[]) =>
  parts.reduce((left, part) => left - (centavosOf(part) ?? 0), Math.abs(line.open_centavos));
const restInWords = (left: number, translate: ReturnType<typeof useTranslate>) =>
  translate(left > 0 ? 'statement.assigning.rest' : 'statement.assigning.too_much', {
    sum: formatCentavos(Math.abs(left)),
  });

/** Whom a line is for: looked for by name, church, code or sum; several share it, to the centavo. */
export function AssignDialog({ line, onDone, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const sum = formatCentavos(Math.abs(line.open_centavos));
  const isOut = line.open_centavos < 0;
  const send = async ({ parts }: Typed) => {
    if (parts.length === 0) throw new Error('statement.assigning.nobody');
    const all = parts.map((part): LinePart => {
      const centavos = centavosOf(part);
      if (!centavos) throw new Error('statement.assigning.amount_wrong');
      return {
        registration_id: part.payer.id,
        amount_centavos: isOut ? -centavos : centavos,
        ...(part.movement !== undefined && { movement_id: part.movement }),
      };
    });
    const rest = restOf(line, parts);
    if (rest !== 0) throw new Error(restInWords(rest, translate));
    await api.assignLine(line.id, all);
    notify('statement.assigning.done', { type: 'success', messageArgs: { sum } });
    onDone();
  };
  return (
    <FormDialog
      title={translate(isOut ? 'statement.assigning.title_out' : 'statement.assigning.title', { sum })}
      action={<Send />}
      values={NOBODY}
      onSend={send}
      onClose={onClose}
    >
      <p>{[line.payer, line.reference].filter(Boolean).join(' · ')}</p>
      <Parts line={line} />
    </FormDialog>
  );
}

function Send() {
  const parts = useWatch<Typed, 'parts'>({ name: 'parts' });
  return useTranslate()(parts.length > 1 ? 'statement.assigning.split' : 'statement.assigning.send');
}

function Parts({ line }: { line: SuggestedLine }) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const { control } = useFormContext<Typed>();
  const { fields, append, remove } = useFieldArray({ control, name: 'parts', keyName: 'key' });
  const parts = useWatch<Typed, 'parts'>({ name: 'parts' });
  const rest = restOf(line, parts);
  const add = (payer: LinePayer, movement?: string, sum?: number) => {
    const owed = line.open_centavos < 0 ? payer.to_return_centavos : payer.owed_centavos;
    // Somebody who owes nothing, or more than is left, gets the rest of the line.
    const amount = Math.min(rest, Math.abs(sum ?? (owed || rest)));
    append({ payer, movement, amount: inPesos(amount) }, { shouldFocus: false });
    setWords('');
  };
  return (
    <>
      {fields.map(({ key, payer, movement }, n) => (
        <div key={key} className={styles.part}>
          <div>
            <strong>{payer.name}</strong> · {payer.code}
            {movement !== undefined && (
              <span className={styles.event}>{translate('statement.assigning.confirms')}</span>
            )}
          </div>
          <TextInput
            source={`parts.${n}.amount`}
            label={translate('statement.assigning.amount', { name: payer.name })}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 20, inputMode: 'decimal' } }}
          />
          <Button size="small" onClick={() => remove(n)}>
            {translate('statement.assigning.remove')}
          </Button>
        </div>
      ))}
      {parts.length > 0 && rest !== 0 && (
        <p role="status" className={styles.why}>
          {restInWords(rest, translate)}
        </p>
      )}
      {(parts.length === 0 || rest > 0) && (
        <Search line={line} words={words} rest={rest} onWords={setWords} taken={parts} onChoose={add} />
      )}
    </>
  );
}

interface SearchProps {
  line: SuggestedLine;
  words: string;
  /** The rest of the line: the search first shows those who owe that sum. */
  rest: number;
  taken: Part[];
  onWords: (words: string) => void;
  onChoose: (payer: LinePayer, movement?: string, sum?: number) => void;
}

function Search({ line, words, rest, taken, onWords, onChoose }: SearchProps) {
  const translate = useTranslate();
  const asked = useDeferredValue(words.trim() || inPesos(rest));
  const { data, error, isFetching } = useCall(
    ['statement-lines', 'payers', line.id, asked],
    (api) => api.linePayers(line.id, asked),
    { placeholderData: (before) => before },
  );
  const modes = usePaymentModes();
  /** It may have come another way than it was entered: whoever confirms it knows that. */
  const isOtherWay = (channel: string) => channel !== line.channel;
  const actionFor = (payer: LinePayer) => {
    if (line.open_centavos < 0) return 'choose_out';
    return payer.cancelled ? 'choose_left' : 'choose';
  };
  const isTaken = (payer: LinePayer, movement?: string) =>
    taken.some((part) => part.payer.id === payer.id && part.movement === movement);
  return (
    <>
      <TextField
        autoFocus
        fullWidth
        size="small"
        margin="normal"
        type="search"
        label={translate('statement.assigning.search')}
        helperText={
          words === ''
            ? translate(`statement.assigning.search_hint${line.amount_centavos < 0 ? '_out' : ''}`)
            : ' '
        }
        value={words}
        onChange={({ target }) => onWords(target.value)}
        // Enter looks, and sends nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && !isFetching && <p role="status">{translate('statement.assigning.none')}</p>}
      <ul className={styles.payers} aria-busy={isFetching}>
        {data?.map((payer) => (
          <li key={payer.id}>
            <div>
              <strong>{payer.name}</strong> · {payer.code}
              <span className={styles.event}>
                {[
                  payer.event_name,
                  payer.church,
                  payer.delegates > 1 &&
                    translate('statement.assigning.delegates', { count: payer.delegates }),
                  payer.cancelled && translate('statement.assigning.cancelled'),
                  sumsOf(payer, translate),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {payer.accepted
              .filter(({ id }) => !isTaken(payer, id))
              .map(({ id, amount_centavos, channel, created_at, reference }) => (
                <Button key={id} size="small" onClick={() => onChoose(payer, id, amount_centavos)}>
                  {translate(`statement.assigning.confirm${isOtherWay(channel) ? '_other' : ''}`, {
                    sum: formatCentavos(Math.abs(amount_centavos)),
                    day: formatDate(created_at),
                    reference: reference ?? translate('statement.assigning.no_reference'),
                    entered: labelOf(modes, channel),
                    line: labelOf(modes, line.channel),
                  })}
                </Button>
              ))}
            {!isTaken(payer) && (
              <Button size="small" onClick={() => onChoose(payer)}>
                {translate(`statement.assigning.${actionFor(payer)}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is owed, or is to be returned, in words. */
const sumsOf = (payer: LinePayer, translate: (key: string, values: object) => string): string => {
  const { owed_centavos: owed, to_return_centavos: back } = payer;
  if (owed > 0) return translate('statement.assigning.owes', { sum: formatCentavos(owed) });
  if (back > 0) return translate('statement.assigning.to_return', { sum: formatCentavos(back) });
  return translate('statement.assigning.paid', { sum: formatCentavos(payer.paid_centavos) });
};
