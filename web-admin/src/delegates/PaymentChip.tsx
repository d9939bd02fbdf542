import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { Delegate } from '../api/types';
import { PROGRESS, progressOf } from './progress';

/** The payment's state in words; the colour only repeats it. */
export function PaymentChip() {
  const delegate = useRecordContext<Delegate>();
  if (!delegate) return null;
  const { label, color } = PROGRESS[progressOf(delegate)];
  return (
    <Box component="span" sx={{ ...chip, color, borderColor: color }}>
      {label}
    </Box>
  );
}

const chip = {
  display: 'inline-block',
  border: '1px solid',
  borderRadius: 1,
  px: 0.75,
  fontSize: '0.75rem',
  lineHeight: 1.6,
  fontWeight: 600,
  bgcolor: '#fff',
  whiteSpace: 'nowrap',
};
