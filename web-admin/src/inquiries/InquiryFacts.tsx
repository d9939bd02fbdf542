import '../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Inquiry } from '../api/types';
import { MailLink, PhoneLink } from '../format/contact';
import { formatDateTime } from '../format/dates';
import { personPath } from '../format/person';
import { declaredFacts, declaredFields } from '../kit/declared';
import { Loading } from '../layout/Page';
import { Links, Facts, Panel } from '../layout/Panel';
import { lazyPart } from '../parts/lazyPart';
import { WrongNumber } from './answers/calls';
import { News } from './News';

const SenderForm = lazyPart(() => import('./SenderForm'), 'SenderForm');

/** Everything an inquiry holds besides its message; who asks, and how they are reached, can be corrected. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const [correcting, setCorrecting] = useState(false);
  return (
    <Panel
      title={translate('inquiries.who')}
      aside={
        !correcting && (
          <Links>
            <Button size="small" component={Link} to={personPath(inquiry)}>
              {translate('desk.all_of_person')}
            </Button>
            <Button size="small" onClick={() => setCorrecting(true)}>
              {translate('inquiries.correct')}
            </Button>
          </Links>
        )
      }
    >
      {correcting ? (
        <Suspense fallback={<Loading />}>
          <SenderForm onDone={() => setCorrecting(false)} />
        </Suspense>
      ) : (
        <GivenFacts inquiry={inquiry} />
      )}
    </Panel>
  );
}

function GivenFacts({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.inquiries.fields.${field}`);
  return (
    <Facts
      facts={[
        [label('created_at'), formatDateTime(inquiry.created_at)],
        [label('received_at'), formatDateTime(inquiry.received_at)],
        [label('project_interest'), inquiry.project_interest],
        [label('email'), inquiry.email && <MailLink address={inquiry.email} />],
        [
          label('phone_number'),
          inquiry.phone_number && (
            <>
              <PhoneLink number={inquiry.phone_number} /> <WrongNumber inquiry={inquiry} />
            </>
          ),
        ],
        [label('channel'), translate(`inquiries.channels.${inquiry.channel}`)],
        [label('external_id'), inquiry.external_id],
        ...declaredFacts(declaredFields('inquiries', ['project_interest']), inquiry),
        [label('agree_newsletter'), <News inquiry={inquiry} />],
        [label('agree_terms'), translate(inquiry.agree_terms ? 'inquiries.agreed' : 'inquiries.not_agreed')],
      ]}
    />
  );
}
