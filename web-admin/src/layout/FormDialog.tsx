import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';

interface Props<T extends object> {
  /** A question that names what it is about. */
  title: string;
  children: ReactNode;
  /** What the button does, in its own words; a part that says it by what is typed may read the form. */
  action: ReactNode;
  danger?: boolean;
  /** What the safe choice is called, where "Cancel" would be unclear. */
  cancel?: string;
  /** What its inputs hold at first, by their `source`. */
  values?: T;
  /** When it fails, the dialog stays with the reason (words, or their key) and what was typed. */
  onSend: (values: T) => Promise<unknown>;
  onClose: () => void;
}

/** A short form over the page. Where it is dangerous, the safe choice has the focus; else the first field takes it. */
export function FormDialog<T extends object = object>(props: Props<T>) {
  const { title, children, action, danger, cancel, values, onSend, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // What is read anew behind it changes nothing in it.
  const [first] = useState(values ?? {});
  const send = async (typed: object) => {
    if (pending) return;
    setPending(true);
    setProblem(undefined);
    try {
      await onSend(typed as T);
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={pending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      {/* The dialog has values of its own: it must not take the record of the page around it. */}
      <Form record={first} onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* What is being mended is wrong no longer. */}
        <DialogContent onChange={() => setProblem(undefined)}>
          {children}
          {problem && <p role="alert">{translate(problem, { _: problem })}</p>}
        </DialogContent>
        <DialogActions>
          <Button autoFocus={danger} onClick={onClose} disabled={pending}>
            {cancel ?? translate('desk.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={pending}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
