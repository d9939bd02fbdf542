import './conflict.css';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

type Values = Record<string, unknown>;

interface Props {
  resource: string;
  fields: readonly string[];
  /** As it was when the form was opened. */
  base: Values;
  mine: Values;
  theirs: Values;
  onChosen: (values: Values) => Promise<void>;
  onClose: () => void;
}

const differs = (one: unknown, other: unknown) => (one ?? '') !== (other ?? '');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** Two people changed one record: the second sees both versions field by field, and chooses. */
export function ConflictDialog({ resource, fields, base, mine, theirs, onChosen, onClose }: Props) {
  const translate = useTranslate();
  const inQuestion = fields.filter((field) => differs(mine[field], theirs[field]));
  // Where only one side changed a field, that side is the likely choice; where both did, a person decides.
  const likely = (field: string) => {
    if (!differs(mine[field], base[field])) return 'theirs';
    return differs(theirs[field], base[field]) ? undefined : 'mine';
  };
  const [chosen, setChosen] = useState(
    () =>
      Object.fromEntries(inQuestion.map((field) => [field, likely(field)])) as Record<
        string,
        string | undefined
      >,
  );
  const [failure, setFailure] = useState<string>();
  const ready = inQuestion.every((field) => chosen[field]);
  const save = async () => {
    const picked = inQuestion.map((field) => [field, (chosen[field] === 'mine' ? mine : theirs)[field]]);
    try {
      await onChosen({ ...theirs, ...(Object.fromEntries(picked) as Values) });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const choice = (field: string, side: 'mine' | 'theirs', values: Values) => (
    <td>
      <label>
        <input
          type="radio"
          name={`conflict-${field}`}
          checked={chosen[field] === side}
          onChange={() => setChosen({ ...chosen, [field]: side })}
        />
        {textOf(values[field]) || translate('desk.conflict.nothing')}
      </label>
    </td>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict" maxWidth="md" fullWidth>
      <DialogTitle id="conflict">{translate('desk.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('desk.conflict.text')}</p>
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">{translate('desk.conflict.field')}</th>
              <th scope="col">{translate('desk.conflict.yours')}</th>
              <th scope="col">{translate('desk.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {inQuestion.map((field) => (
              <tr key={field}>
                <th scope="row">{translate(`resources.${resource}.fields.${field}`)}</th>
                {choice(field, 'mine', mine)}
                {choice(field, 'theirs', theirs)}
              </tr>
            ))}
          </tbody>
        </table>
        {failure && <p role="alert">{failure}</p>}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('desk.cancel')}
        </Button>
        <Button variant="contained" disabled={!ready} onClick={() => void save()}>
          {translate('desk.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
