import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { inPesos } from 'web-shared/money';
import { useApi } from '../api/dataProvider';
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
  amount: string;
}

interface Props {
  line: SuggestedLine;
  onDone: () => void;
  onClose: () => void;
}

/** Whom a line is for: looked for by name, church, code or sum; several share it, to the centavo. */
export function AssignDialog({ line, onDone, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [words, setWords] = useState('');
  const [parts, setParts] = useState<Part[]>([]);
  const whole = Math.abs(line.open_centavos);
  const isOut = line.open_centavos < 0;
  const rest = parts.reduce((left, { amount }) => left - (centavosIn(amount) ?? 0), whole);
  const add = (payer: LinePayer, movement?: string, sum?: number) => {
    const owed = isOut ? payer.to_return_centavos : payer.owed_centavos;
    // Somebody who owes nothing, or more than is left, gets the rest of the line.
    const amount = Math.min(rest, Math.abs(sum ?? (owed || rest)));
    setParts([...parts, { payer, movement, amount: inPesos(amount) }]);
    setWords('');
  };
  const send = async () => {
    if (parts.length === 0) throw new Error(translate('statement.assigning.nobody'));
    const all = parts.map(({ payer, movement, amount }): LinePart => {
      const centavos = centavosIn(amount);
      if (!centavos) throw new Error(translate('statement.assigning.amount_wrong'));
      return {
        registration_id: payer.id,
        amount_centavos: isOut ? -centavos : centavos,
        ...(movement !== undefined && { movement_id: movement }),
      };
    });
    if (rest !== 0) throw new Error(restInWords(rest));
    await api.assignLine(line.id, all);
    notify('statement.assigning.done', { type: 'success', messageArgs: { sum: formatCentavos(whole) } });
    onDone();
  };
  const restInWords = (left: number) =>
    translate(left > 0 ? 'statement.assigning.rest' : 'statement.assigning.too_much', {
      sum: formatCentavos(Math.abs(left)),
    });
  return (
    <FormDialog
      title={translate(isOut ? 'statement.assigning.title_out' : 'statement.assigning.title', {
        sum: formatCentavos(whole),
      })}
      action={translate(parts.length > 1 ? 'statement.assigning.split' : 'statement.assigning.send')}
      onSend={send}
      onClose={onClose}
    >
      <p>{[line.payer, line.reference].filter(Boolean).join(' · ')}</p>
      {parts.map((part, n) => (
        <div key={`${part.payer.id} ${part.movement ?? ''}`} className={styles.part}>
          <div>
            <strong>{part.payer.name}</strong> · {part.payer.code}
            {part.movement !== undefined && (
              <span className={styles.event}>{translate('statement.assigning.confirms')}</span>
            )}
          </div>
          <TextField
            size="small"
            label={translate('statement.assigning.amount', { name: part.payer.name })}
            value={part.amount}
            onChange={({ target }) =>
              setParts(parts.map((one, at) => (at === n ? { ...one, amount: target.value } : one)))
            }
            slotProps={{ htmlInput: { maxLength: 20, inputMode: 'decimal' } }}
          />
          <Button size="small" onClick={() => setParts(parts.filter((_, at) => at !== n))}>
            {translate('statement.assigning.remove')}
          </Button>
        </div>
      ))}
      {parts.length > 0 && rest !== 0 && (
        <p role="status" className={styles.why}>
          {restInWords(rest)}
        </p>
      )}
      {(parts.length === 0 || rest > 0) && (
        <Search line={line} words={words} rest={rest} onWords={setWords} taken={parts} onChoose={add} />
      )}
    </FormDialog>
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
              .map(({ id, amount_centavos, created_at, reference }) => (
                <Button key={id} size="small" onClick={() => onChoose(payer, id, amount_centavos)}>
                  {translate('statement.assigning.confirm', {
                    sum: formatCentavos(Math.abs(amount_centavos)),
                    day: formatDate(created_at),
                    reference: reference ?? translate('statement.assigning.no_reference'),
                  })}
                </Button>
              ))}
            {!isTaken(payer) && (!payer.cancelled || line.open_centavos < 0) && (
              <Button size="small" onClick={() => onChoose(payer)}>
                {translate(
                  line.open_centavos < 0 ? 'statement.assigning.choose_out' : 'statement.assigning.choose',
                )}
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
