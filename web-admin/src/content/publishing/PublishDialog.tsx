import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyOfPiece as keyOf, useItems, useProblems, useProposes, type Name } from '../calls';
import { BeforePublic } from './BeforePublic';
import { DraftChoice } from './DraftChoice';
import { PageProblems } from './PageProblems';
import { usePublish } from './usePublish';
import { When } from './When';

interface Props {
  /** The draft that the reader comes from; without one all are chosen. */
  chosen?: Name;
  address?: string;
  onClose: () => void;
}

/** Says what changes on the site, and chooses which drafts become public together. What keeps them from it is said page by page, and nothing changes then. */
export function PublishDialog({ chosen, address = '/', onClose }: Props) {
  const translate = useTranslate();
  const proposes = useProposes();
  const { data: pieces = [], isFetching } = useItems();
  const drafts = pieces.filter(({ state }) => state === 'draft');
  /** The reader's choice; undefined: the draft that they come from, else all. */
  const [marked, setMarked] = useState<ReadonlySet<string>>();
  const isTaken = (key: string) => marked?.has(key) ?? (!chosen || key === keyOf(chosen));
  const [note, setNote] = useState('');
  /** When, in Manila; undefined: now. */
  const [at, setAt] = useState<string>();
  const { publish, busy, failure, wrongTime, forgetWrongTime } = usePublish(address, onClose);
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
  const items = taken.map(({ kind, slug }) => ({ kind, slug }));
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
            forgetWrongTime();
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
          onClick={() => void publish({ items, note: note || null, at })}
        >
          {translate(action)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
