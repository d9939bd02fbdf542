// Imported first by every script, and written so that an old Node can read it: the other modules may import what
// that one lacks, which would end in a stack before a line of theirs is run.
import { readFileSync } from 'node:fs';

const { oldest } = JSON.parse(readFileSync(new URL('nodes.json', import.meta.url), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`This needs Node ${oldest} or later; here is ${process.versions.node}.`);
  process.exit(1);
}
