import { createContext, use, useEffect, useState } from 'react';
import type { EventContent } from '../../content';
import { eventPrice, sumOf, type EventPrice } from '../../content/event/event-prices';
import { useContent } from '../../content/use-content';
import { ApiError, call } from '../../forms/api/client';
import type { PublicPrice } from '../../reference/api/schemas';

/** What a place says that has the price of the code. */
export const OF_CODE = 'code';

type Priced = Pick<EventContent, 'prices' | 'takesCodes' | 'fee'>;

/** Whether there is anything to choose. */
export const isChoice = ({ prices, takesCodes }: Priced): boolean => prices.length > 1 || takesCodes;

/** The one that stands there before anybody chooses, and where the chosen one is no longer offered. */
const usualOf = ({ prices }: Priced): EventPrice | undefined =>
  prices.find(({ isDefault }) => isDefault) ?? prices[0];

/** The price of a place, as it is sent: what is offered of it, or the usual one. */
export const offeredOf = (event: Priced, chosen: string, ofCode: EventPrice | undefined): string =>
  (chosen === OF_CODE && ofCode) || event.prices.some(({ id }) => id === chosen)
    ? chosen
    : (usualOf(event)?.id ?? (ofCode ? OF_CODE : ''));

/** The price of one who registers alone: whoever typed a code means it, also before the server said what it opens. */
export const sentPrice = (
  event: Priced,
  { price, price_code }: { price: string; price_code: string },
): string => {
  if (!isChoice(event)) return '';
  return price_code ? OF_CODE : offeredOf(event, price, undefined);
};

/** The same of somebody in a group, where one code is for those who say so. */
export const sentRowPrice = (event: Priced, chosen: string, code: string): string =>
  sentPrice(event, { price: chosen, price_code: chosen === OF_CODE ? code : '' });

/** The price of somebody in a group, where there is more than one to choose. */
export function useRowPrice(chosen: string): EventPrice | undefined {
  const { event, price: ofCode } = useCodePrice();
  if (!event || !isChoice(event)) return undefined;
  const offered = offeredOf(event, chosen, ofCode);
  return offered === OF_CODE ? ofCode : event.prices.find(({ id }) => id === offered);
}

/** What a place costs, in pesos. */
export function amountOf(event: Priced, chosen: string, ofCode: EventPrice | undefined): number {
  const offered = offeredOf(event, chosen, ofCode);
  if (offered === OF_CODE && ofCode) return ofCode.amount;
  return event.prices.find(({ id }) => id === offered)?.amount ?? event.fee.amount;
}

export const namedSum = ({ name, amount, until }: EventPrice, untilWord: string): string =>
  `${name}: ${sumOf(amount)}${until ? ` (${untilWord.replace('{date}', until)})` : ''}`;

/** What the code in the form opens. */
interface CodePrice {
  /** The event of the form; undefined: there is no choice. */
  event: Priced | undefined;
  price: EventPrice | undefined;
  /** Why it opens none, in a sentence. */
  problem: string | undefined;
  /** Asks the server; a code that was asked for is not asked for again. */
  check: (code: string) => void;
}
const NO_CODE: CodePrice = { event: undefined, price: undefined, problem: undefined, check: () => undefined };
export const CodePriceContext = createContext(NO_CODE);
export const useCodePrice = (): CodePrice => use(CodePriceContext);

const isBeingTyped = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'price_code';

/** @param typed the code as it stands in the form: a draft's is checked as soon as it stands there */
export function useCheckedCode(typed: string): CodePrice {
  const event = useContent('event');
  const { slug, takesCodes } = event;
  const [asked, setAsked] = useState('');
  const [answer, setAnswer] = useState<Pick<CodePrice, 'price' | 'problem'> & { code: string }>();
  const check = (code: string) => setAsked(code.trim());
  const [seen, setSeen] = useState('');
  if (typed !== seen) {
    setSeen(typed);
    if (!isBeingTyped()) setAsked(typed.trim());
  }
  useEffect(() => {
    if (asked === '' || !takesCodes) return;
    let isOver = false;
    const path = `/events/${encodeURIComponent(slug)}/price-codes`;
    call<PublicPrice>(path, { method: 'POST', body: { code: asked } }).then(
      (price) => isOver || setAnswer({ code: asked, price: eventPrice(price), problem: undefined }),
      (error: unknown) => {
        // Without an answer the form is sent as it is, and the server says so then.
        const problem = error instanceof ApiError && !error.retryable ? error.message : undefined;
        return isOver || setAnswer({ code: asked, price: undefined, problem });
      },
    );
    return () => {
      isOver = true;
    };
  }, [asked, slug, takesCodes]);
  const own = answer?.code === typed.trim() ? answer : undefined;
  return { event, price: own?.price, problem: own?.problem, check };
}
