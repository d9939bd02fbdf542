import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { Inquiry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';

/** Label and value of everything an inquiry holds besides its message; what was not given is left out. */
const factsOf = (inquiry: Inquiry): [string, string | null][] => [
  ['Received', formatDateTime(inquiry.created_at)],
  ['Project interest', inquiry.project_interest],
  ['E-mail', inquiry.email],
  ['Phone number', inquiry.phone_number],
  ['Country', inquiry.country],
  ['Place', inquiry.place],
  ['Found us through', inquiry.where_did_find_about_us],
  ['Newsletter', inquiry.agree_newsletter ? 'Wants it' : 'No'],
  ['Terms', inquiry.agree_terms ? 'Agreed' : 'Not agreed'],
];

export function InquiryFacts() {
  const inquiry = useRecordContext<Inquiry>();
  if (!inquiry) return null;
  return (
    <Panel title="Who asks">
      <Box component="dl" sx={list}>
        {factsOf(inquiry)
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Box>
    </Panel>
  );
}

const list = {
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '9rem 1fr', gap: 1, py: 0.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
