import '../messages/shortcuts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { canAccess } from '../kit/access';
import styles from '../parts/facts.module.css';

type Goes = readonly (readonly [key: string, place: string])[];

type Line = [keys: string[], words: string];
const only = (isOpen: boolean, lines: Line[]): Line[] => (isOpen ? lines : []);

/** The pages that the account may open, and the keys on them. */
const shortcuts = (goes: Goes): Line[] => [
  ...only(canAccess('today'), [[['/'], 'search']]),
  ...goes.map(([key, place]): Line => [['g', key], place]),
  ...only(canAccess('today'), [
    [['↓', '↑'], 'rows'],
    [['x'], 'select'],
    [['Shift', 'x'], 'select_range'],
    [['Enter'], 'open'],
    [['j', 'k'], 'beside'],
  ]),
  ...only(canAccess('inquiries'), [
    [['s'], 'status'],
    [['a'], 'assignee'],
    [['e'], 'plan'],
    [['r', 'n', 'w'], 'outcome'],
  ]),
  ...only(canAccess('delegates'), [[['e'], 'edit']]),
  ...only(canAccess('review'), [
    [['a'], 'accept'],
    [['r'], 'reject'],
    [['u'], 'undo'],
    [['←', '→'], 'proofs'],
    [['+', '-'], 'zoom'],
  ]),
  ...only(canAccess('content') || canAccess('events'), [[['Ctrl', 's'], 'save']]),
  [['?'], 'help'],
];

export function Shortcuts({ goes, onClose }: { goes: Goes; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts">{translate('shortcuts.title')}</DialogTitle>
      {/* The list is longer than a low screen: it can be scrolled by keys. */}
      <DialogContent tabIndex={0}>
        <dl className={styles.facts}>
          {shortcuts(goes).map(([keys, words]) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{translate(`shortcuts.${words}`)}</dd>
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
