import '../../messages/saving';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { changesBetween, merge } from './changes';
import styles from './conflict.module.css';
import { keyOf, withValue, type Path } from './tree';
import type { Conflict } from './useSaving';

/** The words of a form for what stands in it. */
export interface FormLabels {
  /** Where a place is, as `Slides › 2 › Place`. */
  fieldLabel: (path: Path, data: unknown) => string;
  valueOf: (value: unknown, path: Path) => string;
}

interface Props extends FormLabels {
  conflict: Conflict;
  onResolved: (merged: unknown) => void;
  onClose: () => void;
}

/** A colleague saved first. What only one of both changed is kept; where both did, the reader chooses. */
export function ConflictDialog({ conflict, fieldLabel, valueOf, onResolved, onClose }: Props) {
  const translate = useTranslate();
  const { base, mine, theirs, again } = conflict;
  const by = conflict.by ?? translate('saving.conflict.colleague');
  const { merged, inQuestion } = merge(base.data, mine, theirs.data);
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const ready = inQuestion.every(({ path }) => chosen[keyOf(path)]);
  const resolve = () =>
    onResolved(
      inQuestion.reduce<unknown>(
        (all, { path, after }) => (chosen[keyOf(path)] === 'mine' ? withValue(all, path, after) : all),
        merged,
      ),
    );
  const choice = (path: Path, side: 'mine' | 'theirs', value: unknown) => (
    <td>
      <label>
        <input
          type="radio"
          name={`conflict-${keyOf(path)}`}
          checked={chosen[keyOf(path)] === side}
          onChange={() => setChosen({ ...chosen, [keyOf(path)]: side })}
        />
        {valueOf(value, path)}
      </label>
    </td>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict" maxWidth="md" fullWidth>
      <DialogTitle id="conflict">{translate('saving.conflict.title', { name: by })}</DialogTitle>
      <DialogContent>
        <p>{translate(again ? 'saving.conflict.again' : 'saving.conflict.theirs')}</p>
        <ul className={styles.changes}>
          {changesBetween(base.data, theirs.data).map(({ path, after }) => (
            <li key={keyOf(path)}>
              <strong>{fieldLabel(path, theirs.data)}</strong> {valueOf(after, path)}
            </li>
          ))}
        </ul>
        {inQuestion.length === 0 ? (
          <p>{translate('saving.conflict.apart')}</p>
        ) : (
          <>
            <p>{translate('saving.conflict.same')}</p>
            <table className={styles.conflict}>
              <thead>
                <tr>
                  <th scope="col">{translate('saving.conflict.field')}</th>
                  <th scope="col">{translate('saving.conflict.yours')}</th>
                  <th scope="col">{by}</th>
                </tr>
              </thead>
              <tbody>
                {inQuestion.map(({ path, before, after }) => (
                  <tr key={keyOf(path)}>
                    <th scope="row">{fieldLabel(path, mine)}</th>
                    {choice(path, 'mine', after)}
                    {choice(path, 'theirs', before)}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('saving.conflict.back')}</Button>
        <Button autoFocus variant="contained" disabled={!ready} onClick={resolve}>
          {translate('saving.conflict.settle')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
