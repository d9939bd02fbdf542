import '../../messages/event/delegates';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { FileInput } from '../../layout/FileInput';
import { useDelegateAction } from '../actions/useDelegateAction';

/** Adds or replaces the proof of payment. */
export function ReplaceProofButton({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const { run, isPending } = useDelegateAction(
    (image: File) => api.uploadProof(delegate.id, image),
    'delegates.proof_uploaded',
  );
  const words = delegate.proof_of_payment ? 'replace_proof' : 'add_proof';
  return (
    <>
      <Button
        size="small"
        startIcon={<UploadIcon />}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {translate(`delegates.${isPending ? 'uploading' : words}`)}
      </Button>
      <FileInput
        ref={input}
        hidden
        aria-label={translate('delegates.picture')}
        accept="image/jpeg,image/png,image/webp"
        onFiles={([image]) => image && run(image)}
      />
    </>
  );
}
