import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useProposals, type Name } from '../calls';

/** That a change waits for an admin, or was sent back to the reader, and the way there. @param of one piece; left out: of any */
export function ProposalsNote({ of }: { of?: Name }) {
  const translate = useTranslate();
  const { data = [] } = useProposals();
  const own = data.filter(
    ({ items }) => !of || items.some(({ kind, slug }) => kind === of.kind && slug === of.slug),
  );
  const waiting = own.filter(({ state }) => state === 'waiting').length;
  const back = own.find(({ state, mine }) => state === 'sent back' && mine);
  return (
    <>
      {back && (
        <Alert severity="warning">
          <Link to="/content/releases">{translate('content.approval.note_yours')}</Link>
          {back.answer && ` “${back.answer}”`}
        </Alert>
      )}
      {waiting > 0 && (
        <Alert severity="info">
          <Link to="/content/releases">{translate('content.approval.note', { smart_count: waiting })}</Link>
        </Alert>
      )}
    </>
  );
}
