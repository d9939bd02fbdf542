import Chip from '@mui/material/Chip';
import type { Mail } from '../api/types';
import { STATES } from './states';

export const StateChip = ({ mail }: { mail: Mail }) => (
  <Chip size="small" label={STATES[mail.state].label} color={STATES[mail.state].color} variant="outlined" />
);
