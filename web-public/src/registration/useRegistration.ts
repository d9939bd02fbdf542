import { useState } from 'react';
import { ApiError } from '../forms/api/client';
import { registerDelegate } from '../forms/api/register-delegate';
import type { DelegateRecord } from '../reference/api/schemas';
import { uploadProof } from '../forms/api/upload-proof';
import { toasts } from '../content/texts';
import { fill } from '../content/text';
import { useSendForm } from '../forms/useSendForm';
import { toast } from '../ui/toasts/toast';
import { delegatePayload, registration, registrationDefaults } from './registration';

/** Registers a delegate, uploads the proof if there is one, and leads to the thank-you page. */
export function useRegistration() {
  const [proof, setProof] = useState<File>();
  const [progress, setProgress] = useState<number>();

  async function finish({ id, uuid }: DelegateRecord) {
    const problem = proof && (await upload(id, proof));
    toast.onNextPage('success', toasts.registered);
    if (problem) toast.onNextPage('warning', problem);
    location.assign(`/thank-you/${uuid}`);
    await new Promise(() => undefined); // The button says Processing... until the next page is here.
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

  const form = useSendForm({
    name: 'registration',
    action: '/api/v1/delegates',
    schema: registration,
    defaults: registrationDefaults,
    toPayload: delegatePayload,
    send: registerDelegate,
    onSent: finish,
  });
  return { form, proof, setProof, progress };
}
