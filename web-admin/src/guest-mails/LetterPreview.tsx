import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { GuestMailPreview } from '../api/types';
import { Panel } from '../layout/Panel';
import styles from '../letters/letters.module.css';
import { MailFrame, MailText } from '../mail/MailPreview';
import { smsParts } from './calls';

/** As a mail, and as text for a messenger. */
export function LetterPreview({ preview }: { preview: GuestMailPreview | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [view, setView] = useState<'mail' | 'message'>('mail');
  const say = (key: string, args?: object) => translate(`guest_mails.${key}`, args);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('guest_mails.copied', { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <Panel title={say('preview')}>
      {!preview && <p>{say('write_first')}</p>}
      {preview && (
        <>
          <Tabs
            value={view}
            onChange={(_, chosen: 'mail' | 'message') => setView(chosen)}
            aria-label={say('shown_as')}
          >
            <Tab value="mail" label={say('as_mail')} />
            <Tab value="message" label={say('as_message')} />
          </Tabs>
          {view === 'mail' ? (
            <MailFrame subject={preview.subject} html={preview.html} />
          ) : (
            <>
              <MailText>{preview.message}</MailText>
              <p className={styles.note}>
                {say('sms', {
                  length: preview.message.length.toLocaleString(),
                  smart_count: smsParts(preview.message),
                })}
              </p>
              <Button variant="outlined" onClick={() => void copy(preview.message)}>
                {say('copy')}
              </Button>
            </>
          )}
        </>
      )}
    </Panel>
  );
}
