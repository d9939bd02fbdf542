import Loader from 'dataloader';

/**
 * Puts together what is asked one by one: what is asked while a question is under way waits for its end, and then all
 * of it is one question. Nothing is kept: every answer was found after it was asked for, so that a key that is revoked
 * or a session that is ended anywhere is refused at once everywhere, and yet twenty requests cost one look-up.
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
