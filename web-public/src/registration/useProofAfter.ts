import { useState } from 'react';
import { fill } from '../content/text';
import { toasts } from '../content/texts';
import { ApiError } from '../forms/api/client';
import { uploadProof } from '../forms/api/upload-proof';
import { leaveFor } from '../ui/leave';
import { toast } from '../ui/toasts/toast';

/** The proof that goes up once the registration is there, and the way to the thank-you page. */
export function useProofAfter() {
  const [proof, setProof] = useState<File>();
  const [progress, setProgress] = useState<number>();

  /** @param id of the delegate or the registration that the proof is for @param uuid of the ticket to go to */
  async function arrive(id: string, uuid: string) {
    const problem = proof && (await upload(id, proof));
    toast.onNextPage('success', toasts.registered);
    if (problem) toast.onNextPage('warning', problem);
    await leaveFor(`/thank-you/${uuid}`); // The button says Processing... until the next page is here.
    setProof(undefined);
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
  return { proof, setProof, progress, arrive };
}
