import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { mayOpen } from '../api/session';
import styles from '../parts/facts.module.css';

type Goes = readonly (readonly [key: string, place: string])[];

/** The places that the account may open, and the keys of lists and records. */
const shortcuts = (goes: Goes): [keys: string[], words: string][] => [
  [['/'], 'search'],
  ...goes.map(([key, place]): [string[], string] => [['g', key], place]),
  [['↓', '↑'], 'rows'],
  [['x'], 'select'],
  [['Enter'], 'open'],
  [['j', 'k'], 'beside'],
  ...(mayOpen('inquiries')
    ? ([
        [['s'], 'status'],
        [['a'], 'assignee'],
      ] satisfies [string[], string][])
    : []),
  [['e'], 'edit'],
  [['?'], 'help'],
];

export function Shortcuts({ goes, onClose }: { goes: Goes; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts">{translate('desk.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <dl className={styles.facts}>
          {shortcuts(goes).map(([keys, words]) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} style={{ marginRight: 4 }}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{translate(`desk.shortcuts.${words}`)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('desk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
