import '../../messages/site/content';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import type { Proposal } from '../../api/types';
import { Time } from '../../format/dates';
import { StateChip } from '../../layout/Panel';
import { palette } from '../../theme/palette';
import { keyOfPiece, useContentChanged, useProposals, useProposes } from '../calls';
import styles from '../publishing/releases.module.css';
import { useManilaTime } from '../publishing/useManilaTime';
import { ProposalDialog } from './ProposalDialog';
import { Since } from './Since';

/** What waits for an admin, the oldest first, and what was sent back to the reader. */
export function ProposalList() {
  const translate = useTranslate();
  const { data = [], error } = useProposals();
  const [open, setOpen] = useState<string>();
  if (error) return <p role="alert">{error.message}</p>;
  const shown = data.filter(({ state, mine }) => state === 'waiting' || mine);
  const looked = data.find(({ id }) => id === open);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="proposed">
      <h2 id="proposed">{translate('content.approval.waiting')}</h2>
      <ol className={styles.versions}>
        {shown.map((proposal) => (
          <Row key={proposal.id} proposal={proposal} onLook={() => setOpen(proposal.id)} />
        ))}
      </ol>
      {looked && <ProposalDialog proposal={looked} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

const CHIPS = {
  waits: palette.brassText,
  outdated: palette.muted,
  sent_back: palette.danger,
};

function Row({ proposal, onLook }: { proposal: Proposal; onLook: () => void }) {
  const translate = useTranslate();
  const inManilaTime = useManilaTime();
  const proposes = useProposes();
  const withdraw = useWithdraw();
  const { id, state, does, by_name, at, note, publish_at, mine, outdated, answer, decided_by, items } =
    proposal;
  const isBack = state === 'sent back';
  const chip = isBack ? 'sent_back' : outdated ? 'outdated' : 'waits';
  return (
    <li>
      <div className={styles.versionHead}>
        <span>
          <strong>{by_name}</strong> {translate(`content.approval.to.${does}`)}
          {publish_at && ` ${translate('content.approval.at', { at: inManilaTime(publish_at) })}`}{' '}
          <Time iso={at} />
          {note && <em>{note}</em>}
        </span>
        <StateChip label={translate(`content.approval.${chip}`)} color={CHIPS[chip]} />
      </div>
      <p>
        {items.map((item, index) => (
          <span key={keyOfPiece(item)}>
            {index > 0 && ', '}
            <Link to={`/content/${keyOfPiece(item)}`}>{item.title}</Link>
          </span>
        ))}
      </p>
      {isBack ? (
        <p>{translate('content.approval.answer', { name: decided_by, answer })}</p>
      ) : (
        <Since proposal={proposal} />
      )}
      {!isBack && (
        <Button size="small" variant={proposes ? 'text' : 'contained'} onClick={onLook}>
          {translate(proposes ? 'content.approval.see' : 'content.approval.look')}
        </Button>
      )}
      {mine && (
        <Button size="small" color="error" onClick={() => void withdraw(id)}>
          {translate('content.approval.withdraw')}
        </Button>
      )}
    </li>
  );
}

function useWithdraw() {
  const api = useApi();
  const notify = useNotify();
  const changed = useContentChanged();
  return async (id: string) => {
    try {
      await api.withdrawProposal(id);
      notify('content.approval.withdrawn', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      void changed();
    }
  };
}
