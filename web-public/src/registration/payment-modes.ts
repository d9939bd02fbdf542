import { useEffect } from 'react';
import type { SiteContent } from '../content';
import type { PaymentOption } from '../content/options';
import { useContent } from '../content/use-content';

type Options = SiteContent['options'];

/** The words of a mode that a record has, also of one that is offered no more. */
export const modeOf = ({ paymentModes, formerPaymentModes }: Options, value: string): PaymentOption =>
  [...paymentModes, ...formerPaymentModes].find((mode) => mode.value === value) ?? { value, label: value };

/** The chosen way to pay: the first of the list, where the usual one or that of a draft is offered no more. */
export function useOfferedMode(chosen: string, choose: (value: string) => void): PaymentOption {
  const options = useContent('options');
  const [first] = options.paymentModes;
  const offered = options.paymentModes.find(({ value }) => value === chosen);
  const instead = offered ? undefined : first?.value;
  useEffect(() => {
    if (instead !== undefined) choose(instead);
  }, [instead, choose]);
  return offered ?? first ?? modeOf(options, chosen);
}
