import { useState, type ReactNode } from 'react';
import { fill } from '../../content/text';
import { buttons, labels, proofTexts, ticketTexts, toasts } from '../../content/texts';
import { ApiError } from '../../forms/api/client';
import { uploadProof } from '../../forms/api/upload-proof';
import type { RegistrationState, Ticket } from '../../reference/api/schemas';
import { toast } from '../../ui/toasts/toast';
import { isPartlyPaid } from '../money';
import { ReferenceField } from '../ReferenceField';
import { ProofPicker } from './ProofPicker';
import { useProof } from './useProof';

interface ProofUploadProps {
  ticket: Ticket;
  registration: RegistrationState | undefined;
  /** How to pay, where that is known. */
  help: ReactNode;
  onUploaded: () => Promise<void>;
}

/** Adds or replaces the proof of payment of a registration that is not paid yet. */
export function ProofUpload({ ticket, registration, help, onUploaded }: ProofUploadProps) {
  const proof = useProof();
  const { file } = proof;
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<{ file: File; text: string }>();
  const problem = failed?.file === file ? failed?.text : undefined;
  const running = progress !== undefined;

  async function upload(chosen: File) {
    setFailed(undefined);
    // What was said of the try before is true no longer.
    toast.clear();
    try {
      await uploadProof(ticket.uuid, chosen, setProgress);
      proof.remove();
      toast.success(toasts.proofUploaded);
      await onUploaded();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : String(error);
      setFailed({ file: chosen, text });
      toast.error(text);
      // Paid in the meantime: the page must say so.
      if (error instanceof ApiError && error.status === 409) await onUploaded();
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <div className="mt-10 print:hidden">
      <h2 className="text-h3">{labels.proof_of_payment}</h2>
      <div className="mt-2 mb-4 grid gap-2">
        <ProofState ticket={ticket} registration={registration} />
        {/* Whose picture is being checked has paid; after a part, or a refusal, there is something to pay again. */}
        {(registration ? registration.proof_state !== 'waiting' : !ticket.proof_of_payment) && help}
      </div>
      {registration?.proof_state === 'waiting' && (
        <ReferenceField uuid={ticket.uuid} known={registration.proof_reference ?? ''} onSaved={onUploaded} />
      )}
      <ProofPicker proof={proof} progress={progress} />
      {problem && (
        <p role="alert" className="mt-4 border-l-4 border-error bg-error/5 px-4 py-3 font-medium">
          {problem}
        </p>
      )}
      {file && (
        <button
          type="button"
          disabled={running}
          onClick={() => void upload(file)}
          className="btn mt-4 w-full sm:w-auto"
        >
          {running ? buttons.busy : problem ? proofTexts.retry : proofTexts.upload}
        </button>
      )}
    </div>
  );
}

function ProofState({ ticket, registration }: Pick<ProofUploadProps, 'ticket' | 'registration'>) {
  const reason = registration?.proof_state === 'rejected' ? registration.proof_reason : null;
  const many = registration && registration.delegates > 1 ? registration.delegates : undefined;
  return (
    <>
      {reason ? (
        <div role="alert" className="border-l-4 border-error bg-error/5 px-5 py-4">
          <p className="font-medium">{ticketTexts.proofRejected}</p>
          <p className="mt-1">{reason}</p>
          <p className="mt-1">{ticketTexts.proofAgain}</p>
        </div>
      ) : (
        <p>
          {ticket.proof_of_payment
            ? ticketTexts.proofWaiting
            : isPartlyPaid(registration)
              ? ticketTexts.proofOfRest
              : ticketTexts.proofMissing}
        </p>
      )}
      {many && <p>{fill(ticketTexts.proofOfAll, { n: String(many) })}</p>}
    </>
  );
}
