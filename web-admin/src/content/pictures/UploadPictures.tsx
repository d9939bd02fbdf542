import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { ContentPicture } from '../../api/types';
import { FileInput, useDrop } from '../../layout/FileInput';
import formStyles from '../fields/form.module.css';
import { KindChoice } from './KindChoice';
import picturesStyles from './pictures.module.css';
import { usePictureUpload, type Upload } from './usePictureUpload';

interface Props {
  /** Those that came through; one that was in the library already too. */
  onUploaded: (pictures: ContentPicture[]) => void;
}

/** Takes pictures, as many as are chosen or dropped; what the server thinks of each is said here. */
export function UploadPictures({ onUploaded }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ContentPicture['kind']>('photograph');
  const { files, busy, send } = usePictureUpload(onUploaded);
  const take = (chosen: File[]) => send(chosen, kind);
  const { isOver, zone } = useDrop(take);
  return (
    <div
      className={isOver ? `${picturesStyles.upload} ${picturesStyles.isOver}` : picturesStyles.upload}
      {...zone}
    >
      <KindChoice label={translate('content.pictures.these_are')} value={kind} onChange={setKind} />
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {translate('content.pictures.upload')}
      </Button>
      <span>{translate('content.pictures.drop')}</span>
      <FileInput
        ref={input}
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
        aria-label={translate('content.pictures.file')}
        onFiles={take}
      />
      {files.length > 0 && <Progress files={files} busy={busy} />}
    </div>
  );
}

/** How far they are, and what became of those that are not simply there. */
function Progress({ files, busy }: { files: Upload[]; busy: boolean }) {
  const translate = useTranslate();
  const ended = files.filter(({ state }) => state !== 'waits' && state !== 'sending').length;
  const came = files.filter(({ state }) => state === 'done').length;
  const now = files.find(({ state }) => state === 'sending');
  return (
    <div className={picturesStyles.uploadProgress}>
      {busy && (
        <progress value={ended} max={files.length} aria-label={translate('content.pictures.uploading')} />
      )}
      <p role="status">
        {busy
          ? translate('content.pictures.sending', { name: now?.name, number: ended + 1, count: files.length })
          : translate('content.pictures.came', { smart_count: came })}
      </p>
      <ul>
        {files
          .filter(({ state }) => state === 'failed' || state === 'known')
          .map(({ id, name, state, message }) => (
            <li key={id} className={state === 'failed' ? formStyles.problem : undefined}>
              <strong>{name}</strong> {message ?? translate('content.pictures.known')}
            </li>
          ))}
      </ul>
    </div>
  );
}
