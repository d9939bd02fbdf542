import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NewApiKey } from '../api/types';
import { PageHead } from '../layout/Page';
import { Panel, VisuallyHidden } from '../layout/Panel';
import styles from './api-keys.module.css';

/** The one time that a key can be seen. */
export function NewKeyPanel({ made }: { made: NewApiKey }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(made.key);
    setCopied(true);
  };
  return (
    <>
      <PageHead title={translate('keys.made', { name: made.name })} />
      <Stack spacing={2} className={styles.made}>
        <Alert severity="warning">{translate('keys.made_note')}</Alert>
        <Panel title={translate('keys.the_key')}>
          <code className={styles.key}>{made.key}</code>
          <Stack direction="row" spacing={1} className={styles.buttons}>
            <Button variant="contained" onClick={() => void copy()}>
              {translate(copied ? 'desk.copied' : 'keys.copy')}
            </Button>
            <Button component={Link} to="/api-keys">
              {translate('keys.back')}
            </Button>
          </Stack>
          <VisuallyHidden live>{copied ? translate('keys.copied') : ''}</VisuallyHidden>
        </Panel>
      </Stack>
    </>
  );
}
