import '../../messages/event/delegates';
import Link from '@mui/material/Link';
import { Translate, useTranslate } from 'ra-core';
import type { Delegate } from '../../api/types';
import { Panel } from '../../layout/Panel';
import styles from '../delegate.module.css';
import { isNamed, nameOf } from '../names';

/** The ticket's QR code, and the delegate's own page on the site, to which it leads. */
export function TicketPanel({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const { uuid } = delegate;
  const named = isNamed(delegate);
  const gone = delegate.cancelled_at !== null;
  const qr_code = named && !gone ? delegate.qr_code : null;
  let words = qr_code ? 'delegates.own_page_with_code' : 'delegates.own_page_shows';
  if (!named) words = 'delegates.name_first';
  if (gone) words = 'delegates.no_ticket_now';
  const page = (
    <Link href={`/thank-you/${uuid}`} target="_blank" rel="noopener">
      {translate('delegates.own_page')}
    </Link>
  );
  return (
    <Panel title={translate('delegates.ticket')}>
      <div className={styles.ticket}>
        {qr_code && (
          <img
            src={qr_code}
            alt={translate('delegates.qr_of', { name: nameOf(delegate) })}
            width={112}
            height={112}
          />
        )}
        <p>
          <Translate i18nKey={words} options={{ page }} />
        </p>
      </div>
    </Panel>
  );
}
