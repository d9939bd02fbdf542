import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for screen readers only; `live` also announces its changes. */
export const OnlyHeard = ({ children, live }: { children: ReactNode; live?: boolean }) => (
  <Box role={live ? 'status' : undefined} sx={hidden}>
    {children}
  </Box>
);

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
