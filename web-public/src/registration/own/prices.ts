import { sumOf } from '../../content/event/event-prices';
import type { OwnDelegate, OwnRegistration } from '../../reference/api/schemas';

/** Whether a place costs something, or has a name for what it costs. */
export const isPriced = ({ delegates }: OwnRegistration): boolean =>
  delegates.some(({ price_name, price_centavos }) => price_name !== null || price_centavos > 0);

/** `Student: ₱500` */
export const priceOf = ({ price_name, price_centavos }: OwnDelegate): string =>
  [price_name, sumOf(price_centavos / 100)].filter(Boolean).join(': ');
