import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { fieldErrors } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import {
  keyOfPiece as keyOf,
  useContentChanged,
  useItems,
  useProblems,
  useProposes,
  type Name,
} from '../calls';
import { fromManila } from '../manila';
import { BeforePublic } from './BeforePublic';
import { DraftChoice } from './DraftChoice';
import { PageProblems } from './PageProblems';
import { Published } from './Published';
import { useManilaTime } from './useManilaTime';
import { When } from './When';

interface Props {
  /** The draft that the reader comes from; without one all are chosen. */
  chosen?: Name;
  address?: string;
  onClose: () => void;
}

/** Says what changes on the site, and chooses which drafts become public together. What keeps them from it is said page by page, and nothing changes then. */
export function PublishDialog({ chosen, address = '/', onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const inManilaTime = useManilaTime();
  const notify = useNotify();
  const changed = useContentChanged();
  const proposes = useProposes();
  const { data: items = [], isFetching } = useItems();
  const drafts = items.filter(({ state }) => state === 'draft');
  /** The reader's choice; undefined: the draft that they come from, else all. */
  const [marked, setMarked] = useState<ReadonlySet<string>>();
  const isTaken = (key: string) => marked?.has(key) ?? (!chosen || key === keyOf(chosen));
  const [note, setNote] = useState('');
  /** When, in Manila; undefined: now. */
  const [at, setAt] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; pages: [string, string][] }>();
  /** What is wrong with the time, which is said at its field. */
  const [wrongTime, setWrongTime] = useState<string>();
  const { data: problems } = useProblems(failure !== undefined);
  const taken = drafts.filter((draft) => isTaken(keyOf(draft)));
  let action = busy ? 'content.publication.publishing' : 'content.publication.publish';
  if (at !== undefined) action = 'content.planned.plan';
  if (proposes) action = 'content.approval.propose';
  const toggle = (key: string) => {
    const next = new Set(taken.map(keyOf));
    if (!next.delete(key)) next.add(key);
    setMarked(next);
  };
  const publish = async () => {
    setBusy(true);
    setFailure(undefined);
    setWrongTime(undefined);
    try {
      const items = taken.map(({ kind, slug }) => ({ kind, slug }));
      if (proposes) {
        const time = at === undefined ? null : fromManila(at);
        await api.propose({ does: 'publish', items, note: note || null, at: time });
        notify('content.approval.proposed', { type: 'success', autoHideDuration: 8_000 });
      } else if (at === undefined) {
        const { id } = await api.publishContent(items, note || null);
        notify(<Published release={id} address={address} />, { type: 'success', autoHideDuration: 12_000 });
      } else {
        const plan = await api.planPublication(items, note || null, fromManila(at));
        notify('content.planned.done', {
          type: 'success',
          messageArgs: { at: inManilaTime(plan.at) },
          autoHideDuration: 8_000,
        });
      }
      // The lists follow: what is public is said at once.
      void changed();
      onClose();
    } catch (error) {
      const { at: time, ...pages } = fieldErrors(error) ?? {};
      if (time !== undefined) setWrongTime(time);
      else setFailure({ message: (error as Error).message, pages: Object.entries(pages) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="publish" maxWidth="md" fullWidth>
      <DialogTitle id="publish">
        {translate(proposes ? 'content.approval.title' : 'content.publication.title')}
      </DialogTitle>
      <DialogContent>
        {proposes && <p>{translate('content.approval.text')}</p>}
        {drafts.length === 0 && !isFetching && <p>{translate('content.publication.none')}</p>}
        {drafts.length > 0 && <DraftChoice drafts={drafts} isTaken={isTaken} onToggle={toggle} />}
        <BeforePublic isTaken={isTaken} onLeave={onClose} />
        <TextField
          label={translate('content.publication.note')}
          helperText={translate(proposes ? 'content.approval.note_help' : 'content.publication.note_help')}
          value={note}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          onChange={(event) => setNote(event.target.value)}
        />
        <When
          at={at}
          now={proposes ? 'content.approval.now' : 'content.planned.now'}
          wrong={wrongTime}
          onChange={(time) => {
            setAt(time);
            setWrongTime(undefined);
          }}
        />
        {failure && (
          <Alert severity="error" role="alert">
            {failure.message}
            {failure.pages.length > 0 && (
              <PageProblems
                problems={failure.pages.map(([page, message]) => ({
                  page,
                  message,
                  place: problems?.find((one) => one.page === page && one.message === message)?.place,
                }))}
                onLeave={onClose}
              />
            )}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} disabled={busy}>
          {translate('desk.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={busy || taken.length === 0 || at === ''}
          onClick={() => void publish()}
        >
          {translate(action)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
