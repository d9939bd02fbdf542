import { useTranslate } from 'ra-core';
import type { Inquiry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { formatPhone } from '../format/phone';
import { Facts, Panel } from '../layout/Panel';

const SOURCES = [
  'agent_code',
  'landing_page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Everything an inquiry holds besides its message. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.inquiries.fields.${field}`);
  return (
    <Panel title={translate('inquiries.who')}>
      <Facts
        facts={[
          [label('created_at'), formatDateTime(inquiry.created_at)],
          [label('project_interest'), inquiry.project_interest],
          [label('email'), inquiry.email],
          [label('phone_number'), formatPhone(inquiry.phone_number)],
          [label('country'), inquiry.country],
          [label('place'), inquiry.place],
          [label('where_did_find_about_us'), inquiry.where_did_find_about_us],
          ...SOURCES.map((source): [string, string | null] => [label(source), inquiry[source]]),
          [
            label('agree_newsletter'),
            translate(inquiry.agree_newsletter ? 'inquiries.wants_newsletter' : 'desk.no'),
          ],
          [
            label('agree_terms'),
            translate(inquiry.agree_terms ? 'inquiries.agreed' : 'inquiries.not_agreed'),
          ],
        ]}
      />
    </Panel>
  );
}
