import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Panel } from '../layout/Panel';
import { MailFrame, MailText } from '../mail/MailPreview';
import { useLetterPreview, type Letter } from './calls';
import styles from './newsletters.module.css';

const VIEWS = ['desk', 'phone', 'text'] as const;
type View = (typeof VIEWS)[number];

/** As it will arrive: on a desk, on a phone, and as text. */
export function Preview({ letter }: { letter: Letter }) {
  const translate = useTranslate();
  const [view, setView] = useState<View>('desk');
  const { preview, error } = useLetterPreview(letter);
  return (
    <Panel title={translate('newsletters.shown')}>
      {error && <p role="alert">{error.message}</p>}
      {!preview && <p>{translate('newsletters.write_first')}</p>}
      {preview && (
        <>
          <Tabs
            value={view}
            onChange={(_, chosen: View) => setView(chosen)}
            aria-label={translate('newsletters.shown_as')}
          >
            {VIEWS.map((one) => (
              <Tab key={one} value={one} label={translate(`newsletters.views.${one}`)} />
            ))}
          </Tabs>
          {view === 'text' ? (
            <MailText>{preview.text}</MailText>
          ) : (
            <div className={view === 'phone' ? styles.phone : undefined}>
              <MailFrame subject={preview.subject} html={preview.html} />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
