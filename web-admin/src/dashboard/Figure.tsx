import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { palette } from '../theme/palette';

type Props = { label: string; value: number; note: string; to: string; accent?: string };

/** One number, large, with what it means; the whole box leads to its records. */
export const Figure = ({ label, value, note, to, accent }: Props) => (
  <Box component="li">
    <Box component={Link} to={to} sx={{ ...box, borderTopColor: accent ?? palette.hairline }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box component="strong" sx={number}>
        {value.toLocaleString()}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {note}
      </Box>
    </Box>
  </Box>
);

const box = {
  display: 'grid',
  height: '100%',
  boxSizing: 'border-box',
  p: 2,
  color: 'text.primary',
  textDecoration: 'none',
  bgcolor: '#fff',
  border: `1px solid ${palette.hairline}`,
  borderTopWidth: 3,
  borderRadius: 1,
  '&:hover': { borderColor: palette.brass },
  '&:focus-visible': { outline: `2px solid ${palette.sea}`, outlineOffset: 2 },
};
const number = {
  fontSize: '2.25rem',
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
};
