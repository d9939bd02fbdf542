import UploadIcon from '@mui/icons-material/UploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../api/ApiError';
import { useCall } from '../../api/useCall';
import { FileInput } from '../../layout/FileInput';
import { useEditing } from './editing';
import styles from './form.module.css';
import type { NodeProps } from './node-context';
import { TextNode } from './TextNode';

const MAX_PIXELS = 1600;

/** The text of the code in a picture. @throws Error with the key of a sentence when there is none to be read */
async function readCode(file: File): Promise<string> {
  const { default: jsQR } = await import('jsqr');
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('content.qr.cannot');
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const found = jsQR(data, width, height);
  if (!found?.data) throw new Error('content.qr.no_code');
  return found.data;
}

/** Shows whom the code pays, so that a wrong code is noticed before somebody pays. */
function Pays({ text }: { text: string }) {
  const translate = useTranslate();
  const { data, error } = useCall(['payment-code', text], (api) => api.paymentCode(text), {
    enabled: text !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (text === '') return null;
  const problem = fieldErrors(error)?.gcash_qr;
  return (
    <div role="status">
      {problem ? (
        <Alert severity="warning">{problem}</Alert>
      ) : (
        data && <Alert severity="info">{translate('content.qr.pays', { ...data })}</Alert>
      )}
    </div>
  );
}

/** A code to pay with: its text, read here from the picture that the app saves. The site draws it anew, sharp. */
export function QrNode(props: NodeProps) {
  const translate = useTranslate();
  const { set } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      set(props.path, await readCode(file));
      setMessage('content.qr.done');
    } catch (error) {
      setMessage(error instanceof DOMException ? 'content.qr.not_a_picture' : (error as Error).message);
    }
  };
  return (
    <fieldset className={styles.group}>
      <legend>{props.field.title}</legend>
      <div className={styles.pictureRow}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
        >
          {translate('content.qr.read')}
        </Button>
        <span role="status" className={styles.help}>
          {translate(message)}
        </span>
      </div>
      <FileInput
        ref={input}
        hidden
        accept="image/*"
        aria-label={translate('content.qr.file')}
        onFiles={([file]) => void read(file)}
      />
      <TextNode {...props} field={{ ...props.field, title: translate('content.qr.text') }} />
      <Pays text={typeof props.value === 'string' ? props.value.trim() : ''} />
    </fieldset>
  );
}
