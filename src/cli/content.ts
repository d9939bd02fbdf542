import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { ContentArchiveError, exportContent, importContent } from '../content/content-archive.js';
import { Renderer } from '../content/publishing/renderer.js';
import { dataSourceOptions } from '../platform/database/connection.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { withDatabase } from './with-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const USAGE = usageOf(
  ['content', 'export [file]', 'writes what the site says, with its pictures and PDFs, to an archive'],
  ['content', 'import <file>', "makes drafts of an archive's content, which are then published by hand"],
);

/** `export [file]` and `import <file>`, with the server's own settings, also while it runs. Exits with 1 when refused. */
async function main([command, given]: string[]): Promise<void> {
  if (command === '--help') return say(USAGE);
  const settings = parseSettings(process.env);
  const file = resolve(given ?? `content-${new Date().toISOString().slice(0, 10)}.tar.gz`);
  if (command !== 'export' && (command !== 'import' || !given)) throw new ContentArchiveError(USAGE);
  if (command === 'import' && !existsSync(file)) throw new ContentArchiveError(`There is no file ${file}.`);
  await withDatabase(settings, say, async (url) => {
    const db = new DataSource(dataSourceOptions({ databaseUrl: url, databasePoolSize: 2 }));
    const renderer = new Renderer();
    try {
      await db.initialize();
      if (command === 'export') {
        const { entries, pictures, files } = await exportContent(db, renderer, file);
        return say(
          `Exported ${entries} pieces of content, ${pictures} pictures and ${files} PDFs to ${file}.`,
        );
      }
      const made = await importContent(db, renderer, file);
      say(
        made === 0
          ? 'The archive says nothing new: no draft was made.'
          : `Made ${made} drafts. Look at them in the back office under Site, then publish them.`,
      );
    } finally {
      renderer.onApplicationShutdown();
      if (db.isInitialized) await db.destroy();
    }
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected =
    error instanceof ContentArchiveError || error instanceof StartFailure || error instanceof ApiError;
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : error;
  process.stderr.write(`${String(text)}\n`);
  process.exitCode = 1;
});
