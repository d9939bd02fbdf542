import { randomUUID } from 'node:crypto';
import { type Answer, call, dataOf, signIn } from '../requests/callers.js';
import { aDelegate, anEvent } from '../requests/records.js';
import { startApi } from '../server/api.js';

export interface Question {
  key: string;
  label: string;
  retired: boolean;
  options: { value: string; label: string; retired: boolean }[];
}
export interface EventData {
  id: string;
  slug: string;
  questions: Question[];
}
export interface Person {
  id: string;
  event_id: string;
  answers: Record<string, unknown>;
}

export const MEAL = {
  ...{ label: 'Meal', kind: 'choice', required: true },
  options: [{ label: 'Chicken' }, { label: 'Fish' }, { label: 'Vegetables' }],
};
export const SHIRT = { label: 'T-shirt size', kind: 'choice', options: [{ label: 'M' }, { label: 'L' }] };
export const NIGHTS = { label: 'Nights', kind: 'number', min: 0, max: 3 };
export const BUS = { label: 'Do you take the bus?', kind: 'yes-no', required: true };
export const ALLERGIES = {
  label: 'Allergies',
  kind: 'text',
  max: 50,
  help: 'So that the kitchen can cook for you',
};
export const ALL = [MEAL, SHIRT, NIGHTS, BUS, ALLERGIES];
export const SAID = { meal: 'chicken', do_you_take_the_bus: false };

/** An API with what one does to an event that asks questions. */
export async function startQuestionsDesk() {
  const api = await startApi({ env: { DATABASE_POOL_SIZE: '20' } });
  const staff = await signIn(api);

  const make = async (questions: object[] = ALL, change = {}) =>
    dataOf<EventData>(
      await call(api, 'POST', '/events', {
        as: staff,
        body: anEvent({ questions, fee_centavos: 0, ...change }),
      }),
    );
  const patch = (slug: string, body: object) => call(api, 'PATCH', `/events/${slug}`, { as: staff, body });
  const register = (event: string, answers: object | undefined, as = {}, change = {}) =>
    call(api, 'POST', '/delegates', {
      as,
      body: aDelegate({
        ...{ event, payment_mode: undefined, email: `${randomUUID()}@example.com` },
        ...(answers && { answers }),
        ...change,
      }),
    });
  const registered = async (event: string, answers: object) =>
    dataOf<{ id: string }>(await register(event, answers)).id;
  const read = async (id: string) =>
    dataOf<Person>(await call(api, 'GET', `/delegates/${id}`, { as: staff }));
  return { api, staff, make, patch, register, registered, read };
}

export const errorsOf = ({ body }: Answer) =>
  ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(
    ({ field, code }) => `${field} ${code}`,
  );
