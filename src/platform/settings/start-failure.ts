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
