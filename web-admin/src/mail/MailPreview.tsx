import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCall } from '../api/useCall';
import styles from './mail.module.css';

/** What a mail says, as HTML in a frame of its own (no script runs there) and as text. */
export function MailPreview({ path }: { path: string }) {
  const translate = useTranslate();
  const [view, setView] = useState<'html' | 'text'>('html');
  const { data, error } = useCall(['mails', 'preview', path], (api) => api.mailPreview(path));
  if (error) return <Typography role="alert">{error.message}</Typography>;
  if (!data) return null;
  return (
    <>
      <p className={styles.subject}>{data.subject}</p>
      <Tabs
        value={view}
        onChange={(_, chosen: 'html' | 'text') => setView(chosen)}
        aria-label={translate('mails.shown_as')}
      >
        <Tab value="html" label={translate('mails.as_mail')} />
        <Tab value="text" label={translate('mails.as_text')} />
      </Tabs>
      {view === 'html' ? (
        <iframe className={styles.frame} title={data.subject} sandbox="" srcDoc={data.html} />
      ) : (
        <pre className={styles.text}>{data.text}</pre>
      )}
    </>
  );
}
