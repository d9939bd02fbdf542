import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { fileSize } from 'web-shared/file-size';
import { FileInput, useDrop } from '../../layout/FileInput';
import { isUploadedPdf, useFiles } from '../calls';
import picturesStyles from '../pictures/pictures.module.css';
import { useInput } from './editing';
import styles from './form.module.css';
import type { NodeProps } from './node-context';
import { TextNode } from './TextNode';
import { usePdfUpload } from './usePdfUpload';

/** A PDF: chosen here or dropped, or the address of one elsewhere. */
export function PdfNode(props: NodeProps) {
  const { field, value, required } = props;
  const translate = useTranslate();
  const { input: own, problem, set } = useInput(props);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { sending, uploaded, failure, send, giveUp } = usePdfUpload(set);
  const { isOver, zone } = useDrop(([file]) => send(file));
  const address = typeof value === 'string' ? value : '';
  const isUploaded = isUploadedPdf(address);
  return (
    <fieldset className={styles.group} onFocus={own.onFocus}>
      <legend>{own.label}</legend>
      {isUploaded && <Uploaded address={address} />}
      <div
        className={isOver ? `${picturesStyles.upload} ${picturesStyles.isOver}` : picturesStyles.upload}
        {...zone}
      >
        {/* One button throughout: whoever pressed it keeps the focus. */}
        <Button
          ref={button}
          id={isUploaded ? own.id : undefined}
          size="small"
          variant="outlined"
          startIcon={sending ? undefined : <UploadIcon />}
          onClick={() => (sending ? giveUp() : input.current?.click())}
        >
          {translate(sending ? 'desk.cancel' : isUploaded ? 'content.pdf.replace' : 'content.pdf.choose')}
        </Button>
        {isUploaded && !sending && (
          <Button
            size="small"
            color="error"
            onClick={() => {
              set(required ? '' : undefined);
              button.current?.focus();
            }}
          >
            {translate('content.pdf.remove')}
          </Button>
        )}
        {!sending && <span className={styles.help}>{translate('content.pdf.drop')}</span>}
        {sending && (
          <span className={picturesStyles.uploadProgress}>
            <progress
              value={sending.fraction}
              max={1}
              aria-label={translate('content.pdf.sending', { name: sending.name })}
            />
          </span>
        )}
        <span role="status">
          {sending
            ? translate('content.pdf.sending', { name: sending.name })
            : uploaded && translate('content.pdf.came', { name: uploaded })}
        </span>
      </div>
      <FileInput
        ref={input}
        hidden
        accept="application/pdf,.pdf"
        aria-label={translate('content.pdf.file', { title: field.title })}
        onFiles={([file]) => send(file)}
      />
      {(failure ?? (isUploaded && problem)) && (
        <p className={styles.problem} role="alert">
          {failure ?? problem}
        </p>
      )}
      {!isUploaded && <TextNode {...props} field={{ ...field, title: translate('content.pdf.address') }} />}
    </fieldset>
  );
}

/** What it is called, how large it is, and the file itself in a tab of its own. */
function Uploaded({ address }: { address: string }) {
  const translate = useTranslate();
  const { data: files } = useFiles();
  const file = files?.find((each) => address.startsWith(each.address));
  return (
    <p className={styles.pdf}>
      <PdfIcon aria-hidden fontSize="small" />
      <a href={address} target="_blank" rel="noopener">
        {file?.name ?? translate('content.pdf.open')}
      </a>
      {file && <span>{translate('content.pdf.size', { size: fileSize(file.size) })}</span>}
    </p>
  );
}
