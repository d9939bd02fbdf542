import type { EventContent } from '../content';
import { fill } from '../content/text';
import { registrationTexts } from '../content/texts';

/** Whether the form is shown; that an event is full, the API says. */
export const isOpen = ({ registration }: EventContent): boolean =>
  registration === 'open' || registration === 'full';

/** Why nobody may register now. */
export const whyNot = ({ registration, opens, name }: EventContent): string =>
  registration === 'cancelled'
    ? fill(registrationTexts.cancelled, { event: name })
    : registration === 'not-yet' && opens
      ? fill(registrationTexts.opens, { date: opens })
      : registrationTexts.closed;
