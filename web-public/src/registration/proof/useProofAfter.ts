import { useState } from 'react';
import { fill } from '../../content/text';
import { toasts } from '../../content/texts';
import { ApiError } from '../../forms/api/client';
import { uploadProof } from '../../forms/api/upload-proof';
import { leaveFor } from '../../ui/leave';
import { toast } from '../../ui/toasts/toast';
import { useProof } from './useProof';

/** What the proof is for, and how it is paid. */
interface Registered {
  /** Of the delegate or the registration. */
  id: string;
  /** Of the ticket to go to. */
  uuid: string;
  /** Paid at the desk, or not at all. */
  withoutProof: boolean;
}

/**
 * The proof that goes up once the registration is there, and the way to the thank-you page.
 * @param form the form's name: the proof waits with it, if it must, until the line is back
 */
export function useProofAfter(form: string) {
  const proof = useProof(form);
  const [progress, setProgress] = useState<number>();

  async function arrive({ id, uuid, withoutProof }: Registered) {
    // Who turned to cash after choosing a picture sees it no more, and so does not send it.
    const file = withoutProof ? undefined : await proof.settled();
    const problem = file && (await upload(id, file));
    toast.onNextPage('success', toasts.registered);
    if (problem) toast.onNextPage('warning', problem);
    proof.remove();
    await leaveFor(`/thank-you/${uuid}`); // The button says Processing... until the next page is here.
  }

  /** A failed upload must not keep anyone from their ticket: they can upload from there. @returns what to tell */
  async function upload(id: string, file: File): Promise<string | undefined> {
    try {
      await uploadProof(id, file, setProgress);
      return undefined;
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      return refused ? fill(toasts.proofRefused, { reason: error.message }) : toasts.proofLater;
    } finally {
      setProgress(undefined);
    }
  }
  return { proof, progress, arrive };
}
