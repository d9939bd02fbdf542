import { useRecordContext, useTranslate } from 'ra-core';
import type { Delegate } from '../api/types';
import { History } from '../history/History';
import { PageHead } from '../layout/Page';
import { Panel, RecordColumns } from '../layout/Panel';
import { RecordPage } from '../layout/RecordPage';
import { MailFailsNote, SpamNote } from '../layout/SpamNote';
import { RecordMails } from '../mail/RecordMails';
import { NextRecord } from '../table/NextRecord';
import { DelegateActions } from './DelegateActions';
import { DetailsPanel } from './DetailsPanel';
import { MarkSpam } from './MarkSpam';
import { nameOf } from './names';
import { PaymentChip } from './PaymentChip';
import { ProofViewer } from './ProofViewer';
import { RegistrationPanel } from './RegistrationPanel';
import { ReplaceProofButton } from './ReplaceProofButton';
import { TicketPanel } from './TicketPanel';

/** One delegate: name and decisions on top, the proof that they are made on below, beside what was given. */
export const DelegatePage = () => (
  <RecordPage>
    <Page />
  </RecordPage>
);

function Page() {
  const delegate = useRecordContext<Delegate>();
  if (!delegate) return null;
  return (
    <>
      <PageHead
        sticky
        title={nameOf(delegate)}
        state={<PaymentChip delegate={delegate} />}
        actions={
          <>
            <NextRecord />
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
            <ProofPanel delegate={delegate} />
          </>
        }
        right={
          <>
            <DetailsPanel delegate={delegate} />
            <RegistrationPanel delegate={delegate} />
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
