import { useState } from 'react';
import { registerDelegate } from '../forms/api/register-delegate';
import type { DelegateRecord } from '../reference/api/schemas';
import { uploadProof } from '../forms/api/upload-proof';
import { toasts } from '../content/form-texts';
import { useSendForm } from '../forms/useSendForm';
import { toast } from '../ui/toasts/toast';
import { delegatePayload, registration, registrationDefaults } from './registration';

/** Registers a delegate, uploads the proof if there is one, and leads to the thank-you page. */
export function useRegistration() {
  const [proof, setProof] = useState<File>();
  const [progress, setProgress] = useState<number>();

  async function finish({ id, uuid }: DelegateRecord) {
    const arrived = !proof || (await uploaded(id, proof));
    toast.onNextPage('success', toasts.registered);
    if (!arrived) toast.onNextPage('warning', toasts.proofLater);
    location.assign(`/thank-you/${uuid}`);
    await new Promise(() => undefined); // The button says Processing... until the next page is here.
  }

  /** A failed upload must not keep anyone from their ticket: they can upload from there. */
  async function uploaded(id: string, file: File): Promise<boolean> {
    try {
      await uploadProof(id, file, setProgress);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  const form = useSendForm({
    name: 'registration',
    schema: registration,
    defaults: registrationDefaults,
    toPayload: delegatePayload,
    send: registerDelegate,
    onSent: finish,
    failure: toasts.registrationFailed,
  });
  return { form, proof, setProof, progress };
}
