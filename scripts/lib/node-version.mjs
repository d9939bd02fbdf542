// Imported first by every script, and written so that an old Node can read it: the other modules may import what
// that one lacks, which would end in a stack before a line of theirs is run.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or later; here is ${process.versions.node}.`);
  process.exit(1);
}
