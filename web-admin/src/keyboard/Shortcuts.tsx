import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';

const SHORTCUTS: [keys: string[], words: string][] = [
  [['/'], 'search'],
  [['g', 't'], 'today'],
  [['g', 'r'], 'review'],
  [['g', 'd'], 'delegates'],
  [['g', 'i'], 'inquiries'],
  [['g', 'b'], 'bin'],
  [['↓', '↑'], 'rows'],
  [['x'], 'select'],
  [['Enter'], 'open'],
  [['j', 'k'], 'beside'],
  [['e'], 'edit'],
  [['?'], 'help'],
];

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts">{translate('desk.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <dl className="facts">
          {SHORTCUTS.map(([keys, words]) => (
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
