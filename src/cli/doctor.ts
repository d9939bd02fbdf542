import { Logger } from '@nestjs/common';
import { examine, noAnswer } from '../doctor/examine.js';
import { wrong, type Finding } from '../doctor/finding.js';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { explain } from './explain.js';
import { withDatabase } from './with-database.js';

const USAGE = `${usageOf(['doctor', '', 'looks at everything that the settings name, and says what to do; mends nothing'])}
Exits with 0 where nothing is wrong, with 1 where something is. LOOK may be meant so, and is not counted.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const quietly = (): void => undefined;
const MARKS = { well: 'ok   ', look: 'LOOK ', wrong: 'WRONG' } as const;
/** A database that takes connections and says nothing. */
const PATIENCE_MS = 30_000;

async function main([option]: string[]): Promise<void> {
  if (option === '--help') return say(USAGE);
  if (option !== undefined) throw new StartFailure(USAGE);
  // What the services log besides is in the findings.
  Logger.overrideLogger(false);
  const found = await examineInstallation();
  for (const { state, about, says, todo } of found) {
    say(`${MARKS[state]} ${about.padEnd(8)} ${says}`);
    if (todo !== null) say(`               → ${todo}`);
  }
  const bad = found.filter(({ state }) => state === 'wrong').length;
  say(bad === 0 ? 'Nothing is wrong.' : `${bad} ${bad === 1 ? 'thing is' : 'things are'} wrong.`);
  // What hangs is not waited for.
  process.exit(bad === 0 ? 0 : 1);
}

async function examineInstallation(): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = parseSettings(process.env);
  } catch (error) {
    return [
      wrong(
        'settings',
        explain(error),
        'Correct it where the settings are; the server does not start like this.',
      ),
    ];
  }
  const hangs = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`nothing came within ${PATIENCE_MS / 1_000} seconds`)),
      PATIENCE_MS,
    ).unref();
  });
  let asked = false;
  try {
    const database = withDatabase(settings, quietly, (url) => {
      asked = true;
      return examine(settings, url, true);
    });
    return await Promise.race([
      database,
      hangs.catch((error: unknown) => (asked ? database : Promise.reject(error as Error))),
    ]);
  } catch (error) {
    const rest = await examine(settings, undefined, true);
    if (error instanceof StartFailure)
      return [
        ...rest,
        wrong(
          'database',
          error.message,
          'Look whether it runs or hangs, and where DATABASE_URL and DATA_DIR lead.',
        ),
      ];
    return [...rest, noAnswer(error)];
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
