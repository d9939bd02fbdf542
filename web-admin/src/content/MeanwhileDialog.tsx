import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { changesBetween, inWords, merge, placeOf } from './changes';
import { type Field, keyOf, withValue } from './schema';
import type { Meanwhile } from './useDraft';

interface Props {
  field: Field;
  /** As it was when the editor was opened. */
  base: unknown;
  mine: unknown;
  meanwhile: Meanwhile;
  onSettled: (merged: unknown) => void;
  onClose: () => void;
}

/** A colleague saved first. What only one of both changed is kept; where both did, the reader chooses. */
export function MeanwhileDialog({ field, base, mine, meanwhile, onSettled, onClose }: Props) {
  const translate = useTranslate();
  const { theirs } = meanwhile;
  const by = meanwhile.by ?? translate('content.meanwhile.colleague');
  const { merged, inQuestion } = merge(base, mine, theirs.data);
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const ready = inQuestion.every(({ path }) => chosen[keyOf(path)]);
  const settle = () =>
    onSettled(
      inQuestion.reduce<unknown>(
        (all, { path, after }) => (chosen[keyOf(path)] === 'mine' ? withValue(all, path, after) : all),
        merged,
      ),
    );
  const choice = (key: string, side: 'mine' | 'theirs', value: unknown) => (
    <td>
      <label>
        <input
          type="radio"
          name={`meanwhile-${key}`}
          checked={chosen[key] === side}
          onChange={() => setChosen({ ...chosen, [key]: side })}
        />
        {inWords(value, translate)}
      </label>
    </td>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="meanwhile" maxWidth="md" fullWidth>
      <DialogTitle id="meanwhile">{translate('content.meanwhile.title', { name: by })}</DialogTitle>
      <DialogContent>
        <p>{translate('content.meanwhile.theirs')}</p>
        <ul className="changes">
          {changesBetween(base, theirs.data).map((change) => (
            <li key={keyOf(change.path)}>
              <strong>{placeOf(change, field, theirs.data)}</strong> {inWords(change.after, translate)}
            </li>
          ))}
        </ul>
        {inQuestion.length === 0 ? (
          <p>{translate('content.meanwhile.apart')}</p>
        ) : (
          <>
            <p>{translate('content.meanwhile.same')}</p>
            <table className="conflict">
              <thead>
                <tr>
                  <th scope="col">{translate('content.meanwhile.field')}</th>
                  <th scope="col">{translate('content.meanwhile.yours')}</th>
                  <th scope="col">{by}</th>
                </tr>
              </thead>
              <tbody>
                {inQuestion.map((change) => (
                  <tr key={keyOf(change.path)}>
                    <th scope="row">{placeOf(change, field, mine)}</th>
                    {choice(keyOf(change.path), 'mine', change.after)}
                    {choice(keyOf(change.path), 'theirs', change.before)}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('content.meanwhile.back')}</Button>
        <Button autoFocus variant="contained" disabled={!ready} onClick={settle}>
          {translate('content.meanwhile.settle')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
