import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCall } from '../api/useCall';
import styles from './mail.module.css';

/** How a mail looks: no script of it runs, and nothing of it leaves its frame. */
export const MailFrame = ({ subject, html }: { subject: string; html: string }) => (
  <iframe className={styles.frame} title={subject} sandbox="" srcDoc={html} />
);

/** What a mail says, as it looks and as text. */
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
      {view === 'html' ? <MailFrame {...data} /> : <pre className={styles.text}>{data.text}</pre>}
    </>
  );
}
