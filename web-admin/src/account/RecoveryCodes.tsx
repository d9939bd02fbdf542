import '../messages/account';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Buttons, VisuallyHidden } from '../layout/Panel';
import styles from './account.module.css';

/** The one time that recovery codes can be seen. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <Alert severity="warning" className={styles.codesNote}>
        {translate('account.codes_note')}
      </Alert>
      <ol id="recovery-codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Buttons>
        <Button variant="outlined" onClick={() => void copy()}>
          {translate(copied ? 'desk.copied' : 'desk.copy')}
        </Button>
        <Button variant="outlined" onClick={() => download(codes, translate('account.codes_file'))}>
          {translate('desk.download')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('desk.print')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('account.codes_kept')}
        </Button>
      </Buttons>
      <VisuallyHidden live>{copied ? translate('account.codes_copied') : ''}</VisuallyHidden>
    </>
  );
}

function download(codes: string[], title: string): void {
  const text = [title, '', ...codes, ''];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text.join('\r\n')], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
