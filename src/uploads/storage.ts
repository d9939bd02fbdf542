/** Where checked pictures are kept, by name. Names are made by the application and never reused. */
export interface ProofStorage {
  /** Keeps the file for good before it returns. The file at `path` may be moved away. */
  put(name: string, path: string): Promise<void>;
  /** The whole of it: it is small, and nothing is left open. Undefined when there is none of that name. */
  get(name: string): Promise<Buffer | undefined>;
  /** No error when there is none of that name. */
  remove(name: string): Promise<void>;
  /** Names of the files kept since before `before`: what the sweeper looks at. */
  namesBefore(before: Date): AsyncIterable<string>;
  /** @throws when it cannot be written to */
  check(): Promise<void>;
}

export const PROOF_STORAGE = Symbol('proof storage');
