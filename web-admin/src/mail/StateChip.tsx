import { useTranslate } from 'ra-core';
import type { Mail } from '../api/types';
import { StateChip as Chip } from '../layout/Panel';
import { STATES, wordsOf } from './states';

export function StateChip({ mail }: { mail: Mail }) {
  const translate = useTranslate();
  return <Chip label={translate(wordsOf(mail))} color={STATES[mail.state].color} />;
}
