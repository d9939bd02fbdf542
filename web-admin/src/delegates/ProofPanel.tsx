import type { Delegate } from '../api/types';
import { Panel } from '../layout/Panel';
import { useTranslate } from 'ra-core';
import { ProofViewer } from './ProofViewer';
import { ReplaceProofButton } from './ReplaceProofButton';

/** What the decision is made on. */
export function ProofPanel({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('delegates.proof')} aside={<ReplaceProofButton delegate={delegate} />}>
      <ProofViewer delegate={delegate} />
    </Panel>
  );
}
