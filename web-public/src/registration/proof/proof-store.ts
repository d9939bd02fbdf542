import { del, get, set } from 'idb-keyval';
import { LIFETIME } from '../../forms/record';

/** A receipt beside the record of its form: pictures are too large for where that is kept. */
interface Kept {
  file: File;
  /** In milliseconds. */
  until: number;
}

const keyOf = (form: string) => `proof:${form}`;

/** Storage can be switched off or full: the receipt is then there as long as the page is. */
const attempt = <T>(access: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(access)
    .catch(() => undefined);

/** Keeps the receipt of a form on the device. @param file undefined: none any more */
export const keepProof = (form: string, file: File | undefined): Promise<void> =>
  attempt(() =>
    file ? set(keyOf(form), { file, until: Date.now() + LIFETIME } satisfies Kept) : del(keyOf(form)),
  );

/** The receipt that an earlier visit left in a form. */
export const keptProof = (form: string): Promise<File | undefined> =>
  attempt(async () => {
    const kept = await get<Kept>(keyOf(form));
    return kept && kept.until > Date.now() ? kept.file : undefined;
  });
