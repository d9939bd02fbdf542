import { useSyncExternalStore } from 'react';

type Plans = typeof import('./phone-plans');

let plans: Plans | undefined;
const listeners = new Set<() => void>();

/** The numbering plans are fetched when somebody comes to the field; without them no number is doubted. */
export const loadPlans = async (): Promise<void> => {
  plans ??= await import('./phone-plans').catch(() => undefined);
  listeners.forEach((listener) => listener());
};

export const usePlans = (): Plans | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => plans,
    () => undefined,
  );

/** Whether a number in E.164 cannot be one. */
export const isDoubtful = (number: string): boolean => plans?.doubtOf(number) !== undefined;
