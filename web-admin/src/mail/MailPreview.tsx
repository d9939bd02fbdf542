import '../messages/event/mails';
import '../messages/event/mail-words';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MailPreview as Preview } from '../api/types';
import { useCall } from '../api/useCall';
import styles from './mail.module.css';

/** How a mail looks: no script of it runs, and nothing of it leaves its frame. */
export const MailFrame = ({ subject, html }: { subject: string; html: string }) => (
  <iframe className={styles.frame} title={subject} sandbox="" srcDoc={html} />
);

export const MailText = ({ children }: { children: string }) => <pre className={styles.text}>{children}</pre>;

/** What a mail says, as it looks and as text. */
export function MailPreview({ path }: { path: string }) {
  const { data, error } = useCall(['mails', 'preview', path], (api) => api.mailPreview(path));
  if (error) return <Typography role="alert">{error.message}</Typography>;
  return data ? <ShownMail {...data} /> : null;
}

/** A mail as it looks, in the width of a computer or a phone, and as text. */
export function ShownMail({ subject, html, text }: Pick<Preview, 'subject' | 'html' | 'text'>) {
  const translate = useTranslate();
  const [view, setView] = useState<'html' | 'text'>('html');
  const [isPhone, setPhone] = useState(false);
  return (
    <>
      <p className={styles.subject}>{subject}</p>
      <div className={styles.views}>
        <Tabs
          value={view}
          onChange={(_, chosen: 'html' | 'text') => setView(chosen)}
          aria-label={translate('mails.shown_as')}
        >
          <Tab value="html" label={translate('mails.as_mail')} />
          <Tab value="text" label={translate('mails.as_text')} />
        </Tabs>
        <ToggleButtonGroup
          exclusive
          size="small"
          className={styles.widths}
          value={isPhone}
          onChange={(_, chosen: boolean | null) => chosen !== null && setPhone(chosen)}
          aria-label={translate('mail_words.width')}
        >
          <ToggleButton value={false}>{translate('mail_words.desk')}</ToggleButton>
          <ToggleButton value={true}>{translate('mail_words.phone')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div className={isPhone ? styles.phone : undefined}>
        {view === 'html' ? <MailFrame subject={subject} html={html} /> : <MailText>{text}</MailText>}
      </div>
    </>
  );
}
