import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import type { Delegate } from '../api/types';
import { Panel } from '../layout/Panel';
import { nameOf } from './delegateSetup';

/** The ticket's QR code, and the delegate's own page on the site, to which it leads. */
export function TicketPanel({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const { qr_code, uuid } = delegate;
  return (
    <Panel title={translate('delegates.ticket')}>
      <div className="ticket">
        {qr_code && <img src={qr_code} alt={`QR code of ${nameOf(delegate)}`} width={112} height={112} />}
        <p>
          <Link href={`/thank-you/${uuid}`} target="_blank" rel="noopener">
            The delegate’s own page
          </Link>{' '}
          shows the payment status{qr_code ? ' and this code.' : ', and the code once it is made.'}
        </p>
      </div>
    </Panel>
  );
}
