import type { Mail } from '../api/types';
import { StateChip as Chip } from '../layout/Panel';
import { STATES } from './states';

export const StateChip = ({ mail }: { mail: Mail }) => <Chip {...STATES[mail.state]} />;
