import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { GuestMailPreview } from '../api/types';
import { Facts, Panel } from '../layout/Panel';
import { MailFrame } from '../mail/MailPreview';
import { useMailSummary } from '../mail/useMailSummary';
import { smsParts } from './calls';
import styles from './guest-mails.module.css';

type Counts = GuestMailPreview['counts'];
const LEFT = ['cancelled', 'spam', 'unconfirmed', 'stopped', 'failing'] as const satisfies (keyof Counts)[];

/** How many get it, and who does not, and why. */
export function Reach({ counts, error }: { counts: Counts | undefined; error: Error | null }) {
  const translate = useTranslate();
  const { data: mail } = useMailSummary();
  const say = (key: string) => translate(`guest_mails.${key}`);
  return (
    <Panel title={say('gone_to')}>
      {error && <p role="alert">{error.message}</p>}
      {counts && (
        <div role="status">
          <Facts
            facts={[
              [say('mails'), counts.mails.toLocaleString()],
              [say('people'), counts.people.toLocaleString()],
              ...LEFT.map((why): [string, string | null] => [
                `${say('left_out')}: ${say(`left.${why}`)}`,
                counts[why] > 0 ? counts[why].toLocaleString() : null,
              ]),
            ]}
          />
          {counts.mails === 0 && <p>{say('nobody')}</p>}
        </div>
      )}
      {mail?.configured === false && <p>{say('withheld')}</p>}
    </Panel>
  );
}

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
              <pre className={styles.text}>{preview.message}</pre>
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
