import '../messages/event/delegates';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Delegate } from '../api/types';
import { History } from '../history/History';
import { Edit } from '../kit/form/Edit';
import { PrevNextButtons } from '../kit/list/PrevNextButtons';
import { PageHead } from '../layout/Page';
import { Panel, RecordColumns } from '../layout/Panel';
import { MailFailsNote, SpamNote } from '../layout/SpamNote';
import { RecordMails } from '../mail/RecordMails';
import { DelegateActions } from './actions/DelegateActions';
import { MarkSpam } from './actions/MarkSpam';
import { DetailsPanel } from './DetailsPanel';
import { nameOf } from './names';
import { PaymentChip } from './payment/PaymentChip';
import { isFree } from './payment/progress';
import { ProofViewer } from './payment/ProofViewer';
import { ReplaceProofButton } from './payment/ReplaceProofButton';
import { RegistrationPanel } from './RegistrationPanel';
import { TicketPanel } from './tickets/TicketPanel';

/**
 * One delegate: name and decisions on top, the proof that they are made on below, beside what was given. Without a proof,
 * what was given stands in its place.
 */
export const DelegatePage = () => (
  <Edit>
    <Page />
  </Edit>
);

function Page() {
  const delegate = useRecordContext<Delegate>();
  if (!delegate) return null;
  const proof = isFree(delegate) ? null : <ProofPanel delegate={delegate} />;
  const known = (
    <>
      <DetailsPanel delegate={delegate} />
      <RegistrationPanel delegate={delegate} />
    </>
  );
  return (
    <>
      <PageHead
        sticky
        title={nameOf(delegate)}
        state={<PaymentChip delegate={delegate} />}
        actions={
          <>
            <PrevNextButtons />
            <DelegateActions delegate={delegate} />
          </>
        }
      />
      <RecordColumns
        shares={[1, 1]}
        left={
          <>
            <SpamNote action={<MarkSpam delegate={delegate} spam={false} />} />
            <MailFailsNote />
            {!delegate.proof_of_payment && known}
            {proof}
          </>
        }
        right={
          <>
            {delegate.proof_of_payment && known}
            <TicketPanel delegate={delegate} />
            <RecordMails />
            <History />
          </>
        }
      />
    </>
  );
}

/** What the decision is made on. */
function ProofPanel({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('delegates.proof')} aside={<ReplaceProofButton delegate={delegate} />}>
      <ProofViewer delegate={delegate} />
    </Panel>
  );
}
