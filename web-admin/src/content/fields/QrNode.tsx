import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useEditing } from '../editing';
import type { NodeProps } from './node-context';
import { TextNode } from './TextNode';

const MOST_PIXELS = 1600;

/** The text of the code in a picture. @throws when there is none to be read */
async function readCode(file: File): Promise<string> {
  const { default: jsQR } = await import('jsqr');
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot read pictures.');
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const found = jsQR(data, width, height);
  if (!found?.data) throw new Error('No code can be read in this picture. Take the one that the app saves.');
  return found.data;
}

/** A code to pay with: its text, read here from the picture that the app saves. The site draws it anew, sharp. */
export function QrNode(props: NodeProps) {
  const { set } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      set(props.path, await readCode(file));
      setSaid('The code was read. The site draws it anew.');
    } catch (error) {
      setSaid(error instanceof DOMException ? 'This file is no picture.' : (error as Error).message);
    }
  };
  return (
    <fieldset className="form-group">
      <legend>{props.field.title}</legend>
      <div className="form-picture-row">
        <Button
          size="small"
          variant="outlined"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
        >
          Read it from a picture
        </Button>
        <span role="status" className="form-help">
          {said}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Picture of the code"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <TextNode {...props} field={{ ...props.field, title: 'Text of the code' }} />
    </fieldset>
  );
}
