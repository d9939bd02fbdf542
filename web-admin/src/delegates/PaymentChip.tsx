import type { Delegate } from '../api/types';
import { StateChip } from '../layout/Panel';
import { PROGRESS, progressOf } from './progress';

export const PaymentChip = ({ delegate }: { delegate: Delegate }) => (
  <StateChip {...PROGRESS[progressOf(delegate)]} />
);
