/** Where uploads are kept: what a backup needs of the storage. */
export interface FileStore {
  /** Keys of all files. */
  list(): AsyncIterable<string>;
  /** The file's bytes; undefined when it is gone. */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, content: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What is backed up, or restored to. */
export interface Place {
  /** PostgreSQL address. */
  databaseUrl: string;
  files: FileStore;
}
