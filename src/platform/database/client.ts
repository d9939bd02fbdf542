import { Client, type ClientConfig, type QueryConfig } from 'pg';

type Callback = (error: unknown, result?: unknown) => void;
type Query = (config: unknown, ...rest: unknown[]) => unknown;

/** What is read of PostgreSQL's error; its message is in the server's language. */
interface Failure {
  code?: unknown;
  routine?: unknown;
}

/** Whether PostgreSQL says “cached plan must not change result type”. */
const isStale = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as Failure;
  return code === '0A000' && routine === 'RevalidateCachedQuery';
};

/** SQLSTATE of a statement in a transaction that has failed already. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * A connection that bears the migrations of the next version, which run while this one serves. A statement with a name
 * keeps the types of its columns, and PostgreSQL refuses it for ever once a table of it has changed. Nothing was done
 * then, so it is prepared anew, under another name, and asked once more.
 */
export class OwnClient extends Client {
  /** Names of statements that were prepared anew, by the names that they are asked by. */
  private readonly anew = new Map<string, string>();
  private changes = 0;

  constructor(config?: string | ClientConfig) {
    super(config);
    const ask = super.query.bind(this) as Query;
    const query: Query = (config, ...rest) => {
      if (!isNamed(config)) return ask(config, ...rest);
      const again = () => ask(this.prepareAnew(config));
      const at = rest.findIndex((each) => typeof each === 'function');
      if (at < 0) return (ask(this.asPrepared(config), ...rest) as Promise<unknown>).catch(once(again));
      const callback = rest[at] as Callback;
      const answered: Callback = (error, result) => {
        if (!isStale(error)) return callback(error, result);
        once(again)(error).then((found) => callback(undefined, found), callback);
      };
      return ask(this.asPrepared(config), ...rest.with(at, answered));
    };
    this.query = query as Client['query'];
  }

  private asPrepared(config: Named): Named {
    const name = this.anew.get(config.name);
    return name === undefined ? config : { ...config, name };
  }

  private prepareAnew(config: Named): Named {
    this.changes += 1;
    this.anew.set(config.name, `${config.name}_${this.changes}`);
    return this.asPrepared(config);
  }
}

/** Values may come in the statement or beside it: all of ours come in it. */
type Named = QueryConfig & { name: string };

const isNamed = (config: unknown): config is Named =>
  typeof config === 'object' && config !== null && 'name' in config && typeof config.name === 'string';

/** @throws the first error where asking again is of no use */
const once = (again: () => unknown) => async (error: unknown) => {
  if (!isStale(error)) throw error;
  try {
    return await again();
  } catch (second) {
    throw (second as Failure).code === IN_FAILED_TRANSACTION ? error : second;
  }
};
