/**
 * Why the program can't start, in one line for the person who started it.
 * main.ts prints the message and exits with code 1; no stack is shown.
 */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim());
    this.name = 'StartFailure';
  }
}

export const BEFORE_BASELINE =
  'The database is from before the baseline of version 1.0.0 and was left as it is: write it by `npm run backup -- --sql FILE` in the ' +
  'checkout that made it, and load that here as docs/operating.md says (“From before 1.0.0”).';
