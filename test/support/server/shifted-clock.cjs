// Preloaded into a server (`node --require`): on SIGUSR2 its clock, as JavaScript reads it, jumps by CLOCK_JUMP_MS.
const process = require('node:process');
const jump = Number(process.env.CLOCK_JUMP_MS);
const RealDate = Date;
let shift = 0;

// eslint-disable-next-line no-redeclare -- it stands for the one of that name
globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
process.on('SIGUSR2', () => {
  shift += jump;
  process.stdout.write('The clock jumped.\n');
});
