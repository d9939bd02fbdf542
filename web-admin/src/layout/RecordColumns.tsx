import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

type Props = {
  /** What is decided or answered here, and what is looked up. */
  left: ReactNode;
  right: ReactNode;
  /** Their share of a wide screen. */
  shares: [number, number];
};

/** A record's page: two columns of panels, one under the other where two do not fit. */
export const RecordColumns = ({ left, right, shares }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        lg: shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
      },
    }}
  >
    <Stack spacing={2}>{left}</Stack>
    <Stack spacing={2}>{right}</Stack>
  </Box>
);
