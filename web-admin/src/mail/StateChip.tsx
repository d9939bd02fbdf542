import { useTranslate } from 'ra-core';
import type { Mail } from '../api/types';
import { StateChip as Chip } from '../layout/Panel';
import { STATES } from './states';

export function StateChip({ mail }: { mail: Mail }) {
  const translate = useTranslate();
  const { words, color } = STATES[mail.state];
  return <Chip label={translate(words)} color={color} />;
}
