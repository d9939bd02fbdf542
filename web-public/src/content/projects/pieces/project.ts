import type * as z from 'zod';
import type { project } from '../../schema/project';

type Stored = z.output<typeof project>;
type Details = Stored['details'];

/** How many there are of a home, how many are reserved and sold: stock, which pages are rendered with. */
export interface Units {
  count: number;
  reserved: number;
  sold: number;
}

/** A home as its schema says; `units` undefined: nobody counts them. */
type Home = Details['homes'][number] & { units?: Units | undefined };

/** Everything about a project: what its schema says, with the stock of its homes. */
export type Project = Omit<Stored, 'details' | 'prices'> & {
  /** `number` undefined: nothing was published yet. */
  prices?: (NonNullable<Stored['prices']> & { number?: number | undefined }) | undefined;
  details: Omit<Details, 'homes'> & { homes: Home[] };
};
export type Film = Project['timeline'][number];
