import { useTranslate } from 'ra-core';
import type { Delegate } from '../../api/types';
import { StateChip } from '../../layout/Panel';
import { PROGRESS, progressOf } from './progress';

export function PaymentChip({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const { words, color } = PROGRESS[progressOf(delegate)];
  return <StateChip label={translate(words)} color={color} />;
}
