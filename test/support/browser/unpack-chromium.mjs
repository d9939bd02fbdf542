// Unpacks the Chromium of the npm package into the folder given as TMPDIR: its own way of saying where to.
// The named variable makes it unpack the libraries it links to as well, for systems that lack them.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
