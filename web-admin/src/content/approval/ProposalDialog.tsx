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
import type { Proposal } from '../../api/types';
import { Loading } from '../../layout/Page';
import { keyOfPiece, useContentChanged, useKinds, useProposalChanges, useProposes } from '../calls';
import { Differences } from '../differences/Differences';
import { PageProblems } from '../publishing/PageProblems';
import styles from '../publishing/releases.module.css';
import { Since } from './Since';

interface Failure {
  message: string;
  pages: { page: string; message: string }[];
}

/** What a proposal changes now; an admin publishes it with one click, or sends it back with a sentence. */
export function ProposalDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useContentChanged();
  const proposes = useProposes();
  const { data: changes, error } = useProposalChanges(proposal);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** The sentence of whoever sends it back; undefined: they do not. */
  const [answer, setAnswer] = useState<string>();
  const { id, by_name: name, shown, outdated, publish_at, note } = proposal;
  const run = async (task: () => Promise<Proposal>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { state } = await task();
      const done = { published: 'published', planned: 'planned' }[state as string] ?? 'was_sent_back';
      notify(`content.approval.${done}`, { type: 'success', messageArgs: { name } });
      onClose();
    } catch (reason) {
      const pages = Object.entries(fieldErrors(reason) ?? {}).map(([page, message]) => ({ page, message }));
      setFailure({ message: (reason as Error).message, pages });
    } finally {
      setBusy(false);
      // Where the site has changed meanwhile, the differences follow.
      void changed();
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="proposal" maxWidth="md" fullWidth>
      <DialogTitle id="proposal">{translate('content.approval.dialog', { name })}</DialogTitle>
      <DialogContent>
        {note && <p>{note}</p>}
        <Since proposal={proposal} />
        {error && <Alert severity="error">{error.message}</Alert>}
        {!changes && !error && <Loading />}
        {changes && <Changes changes={changes} />}
        {answer !== undefined && (
          <TextField
            autoFocus
            fullWidth
            multiline
            margin="normal"
            label={translate('content.approval.why')}
            helperText={translate('content.approval.why_help', { name })}
            value={answer}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
        {failure && (
          <Alert severity="error" role="alert">
            {failure.message}
            {failure.pages.length > 0 && <PageProblems problems={failure.pages} onLeave={onClose} />}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} disabled={busy}>
          {translate('desk.cancel')}
        </Button>
        {!proposes && (
          <Button
            color="error"
            disabled={busy || answer?.trim() === ''}
            onClick={() =>
              answer === undefined ? setAnswer('') : void run(() => api.sendProposalBack(id, answer))
            }
          >
            {translate('content.approval.send_back')}
          </Button>
        )}
        {!proposes && answer === undefined && (
          <Button
            variant="contained"
            disabled={busy || !changes || outdated}
            onClick={() => void run(() => api.publishProposal(id, shown))}
          >
            {translate(
              busy ? 'content.publication.publishing' : `content.approval.${publish_at ? 'plan' : 'publish'}`,
            )}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Changes({ changes }: { changes: NonNullable<ReturnType<typeof useProposalChanges>['data']> }) {
  const translate = useTranslate();
  const { data: kinds } = useKinds();
  if (changes.length === 0) return <p>{translate('content.approval.nothing')}</p>;
  return changes.map(({ kind, slug, title, before, after, by }) => (
    <section key={keyOfPiece({ kind, slug })} className={styles.released}>
      <h3>{title}</h3>
      {by.length > 0 && (
        <small>{translate('content.publication.written_by', { names: by.join(', ') })}</small>
      )}
      <Differences
        schema={kinds?.find((each) => each.kind === kind)?.schema ?? {}}
        before={before}
        after={after}
        whenNew={translate('content.publication.is_new')}
      />
    </section>
  ));
}
