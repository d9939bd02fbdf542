import Loader from 'dataloader';

/**
 * Makes one query of many look-ups: those that are asked for while a query is under way wait for its end, and are then
 * found together. Nothing is cached: each answer is read after it was asked for, so that a key that is revoked or a session
 * that is ended anywhere is refused at once everywhere, and yet twenty requests cost one query.
 */
export class DataLoader<Answer> {
  private current: Promise<unknown> = Promise.resolve();
  private readonly loader: Loader<string, Answer | undefined>;

  /** @param find the answers by their keys; a key without an answer is left out */
  constructor(find: (keys: string[]) => Promise<Map<string, Answer>>) {
    const findAll = async (keys: readonly string[]) => {
      const finding = find([...new Set(keys)]);
      this.current = finding.catch(() => undefined);
      const found = await finding;
      return keys.map((key) => found.get(key));
    };
    this.loader = new Loader(findAll, {
      cache: false,
      batchScheduleFn: (go) => void this.current.then(go),
    });
  }

  get(key: string): Promise<Answer | undefined> {
    return this.loader.load(key);
  }
}
