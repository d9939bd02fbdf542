/** One choice of a list: what is stored, and what is read. */
export interface Option {
  value: string;
  label: string;
}

/** The answer that reveals a free-text field, whose text is sent in its place. */
export const OTHERS = 'Others';

/** Chosen at first, while it is offered (specification, section 9). */
export const DEFAULT_PAYMENT_MODE = 'gcash';
