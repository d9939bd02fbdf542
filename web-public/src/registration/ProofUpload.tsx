import { useState } from 'react';
import { ApiError } from '../forms/api/client';
import type { Ticket } from '../reference/api/schemas';
import { uploadProof } from '../forms/api/upload-proof';
import { buttons, labels, proofTexts, ticketTexts, toasts } from '../content/texts';
import { toast } from '../ui/toasts/toast';
import { PaymentHelp } from './PaymentHelp';
import { ProofPicker } from './ProofPicker';

/** Adds or replaces the proof of payment of a registration that is not paid yet. */
export function ProofUpload({ ticket, onUploaded }: { ticket: Ticket; onUploaded: () => Promise<void> }) {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = progress !== undefined;

  async function upload(chosen: File) {
    setProblem(undefined);
    try {
      await uploadProof(ticket.uuid, chosen, setProgress);
      setFile(undefined);
      toast.success(toasts.proofUploaded);
      await onUploaded();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : String(error);
      setProblem(text);
      toast.error(text);
      // Paid in the meantime: the page must say so.
      if (error instanceof ApiError && error.status === 409) await onUploaded();
    } finally {
      setProgress(undefined);
    }
  }

  function pick(chosen: File | undefined) {
    setProblem(undefined);
    setFile(chosen);
  }

  return (
    <div className="mt-10 print:hidden">
      <h2 className="text-h3">{labels.proof_of_payment}</h2>
      <div className="mt-2 mb-4 grid gap-2">
        <p>{ticket.proof_of_payment ? ticketTexts.proofWaiting : ticketTexts.proofMissing}</p>
        {!ticket.proof_of_payment && <PaymentHelp mode={ticket.payment_mode} />}
      </div>
      <ProofPicker file={file} onPick={pick} progress={progress} />
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
