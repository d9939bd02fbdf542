import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type DragEvent, useRef, useState } from 'react';
import type { ContentPicture } from '../api/types';
import { content, useContentChanged } from './calls';

interface Props {
  onUploaded: (picture: ContentPicture) => void;
}

/** Takes a picture by a click or by dropping it; what the server thinks of it is said here. */
export function UploadPicture({ onUploaded }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const changed = useContentChanged();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const picture = await content.upload(file);
      await changed();
      onUploaded(picture);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={over ? 'upload is-over' : 'upload'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {translate(busy ? 'content.pictures.uploading' : 'content.pictures.upload')}
      </Button>
      <span>{translate('content.pictures.drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={translate('content.pictures.file')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {failure && (
        <p role="alert" className="form-problem">
          {failure}
        </p>
      )}
    </div>
  );
}
