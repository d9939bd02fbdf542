import type { ReactNode } from 'react';
import type { EventContent } from '../../content';
import { OfEvent } from '../../content/use-content';
import { RegisterGroupPage } from './RegisterGroupPage';
import { RegisterPage } from './RegisterPage';

type Props = { event: EventContent };

/** The two pages of an event: what stands at /register, of this event. */
export const EventPage = ({ event }: Props): ReactNode => (
  <OfEvent event={event}>
    <RegisterPage />
  </OfEvent>
);

export const EventGroupPage = ({ event }: Props): ReactNode => (
  <OfEvent event={event}>
    <RegisterGroupPage />
  </OfEvent>
);
