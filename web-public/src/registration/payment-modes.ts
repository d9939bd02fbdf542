import { useEffect, useState } from 'react';
import type { SiteContent } from '../content';
import type { WayToPay } from '../content/event/ways-to-pay';
import type { PaymentOption } from '../content/forms/options';
import { registrationTexts } from '../content/texts';
import { useContent } from '../content/use-content';

type Options = SiteContent['options'];

/** The words of a mode that a record has, also of one that is offered no more. */
export const modeOf = ({ paymentModes, formerPaymentModes }: Options, value: string): PaymentOption =>
  [...paymentModes, ...formerPaymentModes].find((mode) => mode.value === value) ?? { value, label: value };

/** A form's beginning: the usual way to pay, else the first that the event offers. The same object in every render. */
export function useWithOffered<V extends { payment_mode: string }>(defaults: V): V {
  const { ways } = useContent('event').payment;
  const [first] = ways;
  const isOffered = ways.some(({ value }) => value === defaults.payment_mode);
  const [begun] = useState(isOffered || !first ? defaults : { ...defaults, payment_mode: first.value });
  return begun;
}

/** The chosen way to pay: the first one, where that of a draft is not offered here. Undefined: it is free. */
export function useOfferedMode(chosen: string, choose: (value: string) => void): WayToPay | undefined {
  const { ways } = useContent('event').payment;
  const [first] = ways;
  const offered = ways.find(({ value }) => value === chosen);
  const instead = offered ? undefined : first?.value;
  useEffect(() => {
    if (instead !== undefined) choose(instead);
  }, [instead, choose]);
  return offered ?? first;
}

/** What is agreed to: of a payment only where there is one. */
export const consentFor = (ways: readonly WayToPay[]): string =>
  ways.length === 0 ? registrationTexts.consentFree : registrationTexts.consent;

/** Whether a registration that is paid so sends no receipt: it costs nothing, or is paid on the day. */
export const isWithoutProof = (ways: readonly WayToPay[], mode: string | undefined): boolean =>
  ways.length === 0 || (ways.find(({ value }) => value === mode)?.atDesk ?? mode === 'cash');
