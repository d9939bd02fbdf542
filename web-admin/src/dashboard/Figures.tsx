import Box from '@mui/material/Box';
import type { DashboardNumbers } from '../api/types';
import { formatPesos } from '../format/money';
import { palette } from '../theme/palette';
import { Figure } from './Figure';

const filtered = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The numbers of the day; each leads to the records it counts. */
export function Figures({ numbers }: { numbers: DashboardNumbers }) {
  const { delegates, inquiries, event_fee } = numbers;
  return (
    <Box component="ul" sx={grid}>
      <Figure
        label="Proofs waiting"
        value={delegates.proof_waiting}
        note={delegates.proof_waiting ? 'to be reviewed' : 'all reviewed'}
        to={filtered('/delegates', { payment_status: false, proof_of_payment: true })}
        accent={delegates.proof_waiting ? palette.brass : undefined}
      />
      <Figure
        label="Inquiries today"
        value={inquiries.today}
        note={`${inquiries.this_week} this week, ${inquiries.total} in all`}
        to="/inquiries"
      />
      <Figure
        label="Registered today"
        value={delegates.today}
        note={`${delegates.total} delegates in all`}
        to="/delegates"
      />
      <Figure
        label="Paid"
        value={delegates.paid}
        note={formatPesos(delegates.paid * event_fee)}
        to={filtered('/delegates', { payment_status: true })}
        accent={palette.leaf}
      />
      <Figure
        label="Unpaid"
        value={delegates.unpaid}
        note={`${formatPesos(delegates.unpaid * event_fee)} outstanding`}
        to={filtered('/delegates', { payment_status: false })}
      />
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(6, minmax(0, 1fr))',
    lg: 'repeat(5, 1fr)',
  },
  // Five boxes fill their rows at every width: 1 + 2 + 2, 3 + 2, 5.
  '& > :nth-of-type(1)': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: { sm: 'span 2', lg: 'auto' } },
  '& > :nth-of-type(n + 4)': { gridColumn: { sm: 'span 3', lg: 'auto' } },
};
