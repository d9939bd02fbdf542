import '../messages/event/delegates';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useEvents } from '../api/events';
import type { Delegate } from '../api/types';
import { formatDateTime } from '../format/dates';
import { personPath } from '../format/person';
import { formatPhone, telLink } from '../format/phone';
import { useKeys } from '../keyboard/GoTo';
import { declaredFacts, declaredFields } from '../kit/declared';
import { Loading } from '../layout/Page';
import { Facts, Panel } from '../layout/Panel';
import { lazyPart } from '../parts/lazyPart';
import { useAnswerFacts } from '../questions/answers';
import { MarkSpam } from './actions/MarkSpam';
import { ModeWords } from './payment/PaymentModeInput';
import { OwnPrice } from './payment/Price';
import { isFree } from './payment/progress';

const DelegateForm = lazyPart(() => import('./DelegateForm'), 'DelegateForm');

/** What the delegate gave, as text until somebody wants to change it. */
export function DetailsPanel({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const [editing, setEditing] = useState(false);
  const edit = () => setEditing(true);
  useKeys({ e: edit });
  return (
    <Panel
      title={translate('delegates.details')}
      aside={
        !editing && (
          <>
            <Button size="small" component={RouterLink} to={personPath(delegate)}>
              {translate('desk.all_of_person')}
            </Button>
            {!delegate.spam && !delegate.payment_status && <MarkSpam delegate={delegate} spam />}
            <Button size="small" onClick={edit}>
              {translate('desk.edit')}
            </Button>
          </>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<Loading />}>
          <DelegateForm onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <DelegateFacts delegate={delegate} />
      )}
    </Panel>
  );
}

function DelegateFacts({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const answers = useAnswerFacts(delegate);
  const { data: events = [] } = useEvents();
  const event = events.length > 1 ? events.find(({ id }) => id === delegate.event_id) : undefined;
  const label = (field: string) => translate(`resources.delegates.fields.${field}`);
  return (
    <Facts
      facts={[
        // One person may be registered for two events, and each is paid for itself.
        [
          translate('desk.event'),
          event && (
            <Link component={RouterLink} to={`/events/${event.id}/overview`}>
              {event.name}
            </Link>
          ),
        ],
        [label('email'), <Link href={`mailto:${delegate.email}`}>{delegate.email}</Link>],
        [
          label('phone_number'),
          <Link href={telLink(delegate.phone_number)}>{formatPhone(delegate.phone_number)}</Link>,
        ],
        ...declaredFacts(declaredFields('delegates'), delegate),
        [
          translate('prices.price'),
          delegate.price_name || delegate.price_centavos > 0 ? <OwnPrice delegate={delegate} /> : null,
        ],
        ...answers,
        [label('payment_mode'), isFree(delegate) ? null : <ModeWords mode={delegate.payment_mode} />],
        [label('created_at'), formatDateTime(delegate.created_at)],
      ]}
    />
  );
}
