import type { Role } from '../../../src/platform/http/caller.js';
import {
  addStaff,
  call,
  sessionOf,
  type Account,
  type Answer,
  type Credentials,
  type Json,
} from '../requests/callers.js';
import { anInquiry } from '../requests/records.js';
import type { Api } from '../server/api.js';

export const PROJECT = 'alpha-tower';

export interface Host extends Account {
  as: Credentials;
}

/** A colleague who may show projects. */
export async function aHost(api: Api, role: Role = 'agent'): Promise<Host> {
  const account = await addStaff(api, role);
  return { ...account, as: await sessionOf(api, account) };
}

/** Hours of every day, from nine to five, of one viewing at a time. */
export const offer = (api: Pick<Api, 'url'>, { as }: Pick<Host, 'as'>, change: Json = {}): Promise<Answer> =>
  call(api, 'POST', '/inquiry/viewing-hours', {
    as,
    body: {
      ...{
        days: [1, 2, 3, 4, 5, 6, 7],
        opens: '09:00',
        closes: '17:00',
        minutes: 60,
        at_once: 1,
        how: 'both',
      },
      ...change,
    },
  });

let asked = 0;

/** Somebody new, with an address and a number of their own. */
export function aVisitor(change: Json = {}): Json {
  const n = String(++asked).padStart(4, '0');
  const { first_name, last_name, agree_terms } = anInquiry();
  return {
    ...{
      first_name,
      last_name,
      agree_terms,
      email: `visitor-${n}@example.com`,
      phone_number: `63917000${n}`,
    },
    ...{ project: PROJECT, how: 'site' },
    ...change,
  };
}

/** Each from a network of its own, where the API trusts a proxy (TRUST_PROXY=1). */
export const book = (api: Pick<Api, 'url'>, body: Json, headers: Credentials = {}): Promise<Answer> =>
  call(api, 'POST', '/viewings', { body, headers: { 'x-forwarded-for': network(), ...headers } });

let networks = 0;
export const network = (): string => `10.${(++networks >> 8) & 255}.${networks & 255}.7`;

export interface Free {
  hours: { starts_at: string; minutes: number; how: string[] }[];
  later: string | null;
}

export const free = async (api: Pick<Api, 'url'>, more = ''): Promise<Free> => {
  const { body } = await call(api, 'GET', `/viewings/free?project=${PROJECT}${more}`);
  return (body as { data: Free }).data;
};

/** The nth free hour. */
export async function hour(api: Pick<Api, 'url'>, n = 0): Promise<string> {
  const { hours } = await free(api);
  const at = hours[n]?.starts_at;
  if (at === undefined) throw new Error(`No free hour ${n} of ${hours.length}`);
  return at;
}
