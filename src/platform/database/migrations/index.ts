import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { Baseline1795737600000 } from './baseline.js';

export const BASELINE = Baseline1795737600000.name;

type Migration = new () => MigrationInterface;

const load = createRequire(__filename) as (file: string) => Record<string, Migration>;

const stampOf = ({ name }: Migration) => Number(name.slice(-13));

const filesHere = readdirSync(__dirname).filter(
  (file) => /\.[jt]s$/.test(file) && !file.startsWith('index.'),
);

/**
 * Every migration in this folder, oldest first: as TypeORM takes a folder by a glob, but read at once, since a start asks
 * for their names before it connects.
 */
export const migrations = filesHere
  .flatMap((file) => Object.values(load(join(__dirname, file))))
  .sort((one, other) => stampOf(one) - stampOf(other));
