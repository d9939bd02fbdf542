import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call } from '../api/client';
import type { Delegate } from '../api/types';

/** Adds or replaces the proof of payment; the picture of before is gone then, so it asks nothing twice. */
export function ReplaceProofButton({ delegate }: { delegate: Delegate }) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [image] = target.files ?? [];
    if (!image) return;
    const body = new FormData();
    body.append('image', image);
    setPending(true);
    try {
      await call('PATCH', `/delegates/proof-of-payment/upload/${delegate.id}`, body);
      notify('toast.proof_uploaded', { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setPending(false);
      target.value = '';
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={pending}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {pending ? 'Uploading…' : delegate.proof_of_payment ? 'Replace proof' : 'Add proof'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Proof of payment"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void upload(event)}
      />
    </>
  );
}
