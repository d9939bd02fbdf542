import type { ProjectForSale } from '../../api/types';

export type Home = ProjectForSale['homes'][number];
type Offer = NonNullable<ProjectForSale['calculator']>;

/** The terms of a sample computation, as its address holds them. */
export interface Terms {
  years: number;
  area: number;
  finish: number;
  parking: number;
  downpayment: number;
  currency: string;
}

/** A computation that a visitor asked about: its address stands in their message. */
interface ChosenTerms extends Partial<Terms> {
  project: string;
  room_type: number | undefined;
}

const SHEET = /\/api\/v1\/computations\/([\w-]+)\?([\w=&.]+)/;
const NUMBERS = ['years', 'area', 'finish', 'parking', 'downpayment'] as const;

/** @returns undefined where the message names none */
export function chosenTerms(message: string): ChosenTerms | undefined {
  const [, project, query] = SHEET.exec(message) ?? [];
  if (!project) return undefined;
  const params = new URLSearchParams(query);
  const numberOf = (name: string) =>
    /^\d+$/.test(params.get(name) ?? '') ? Number(params.get(name)) : undefined;
  const terms = Object.fromEntries(
    NUMBERS.flatMap((name) => {
      const value = numberOf(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const currency = params.get('currency');
  return { ...terms, project, room_type: numberOf('roomType'), ...(currency && { currency }) };
}

/** As the calculator begins, with what the visitor chose. */
export const termsOf = (offer: Offer, home: Home, asked: Partial<Terms> = {}): Terms => ({
  years: offer.usual.years,
  area: home.area_from,
  finish: offer.usual.finish,
  parking: 0,
  downpayment: offer.usual.downpayment,
  currency: offer.currency,
  ...asked,
});

/** The sheet with these terms, on this server. */
export const sheetAddress = (project: string, roomType: number, terms: Terms): string => {
  const { years, area, finish, parking, downpayment, currency } = terms;
  const query = { years, roomType, area, finish, parking, downpayment, currency };
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${location.origin}/api/v1/computations/${project}?${params.toString()}`;
};

/** The project that an inquiry is about. */
export function projectOf(projects: readonly ProjectForSale[], interest: string | null) {
  const wanted = interest?.trim().toLowerCase();
  return projects.find(({ interest: own, name }) =>
    [own, name].some((each) => each.toLowerCase() === wanted),
  );
}
