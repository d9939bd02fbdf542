import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshDataDir, postmasterIn } from './data-dir.js';

const ROOT = join(__dirname, '..', '..', '..');
/** `nobody` on every Linux. */
const NOBODY = 65_534;

/**
 * What runs `command` in a mount namespace of its own, where the checkout also lies at `$1` and /var/lib is `$2`:
 * nothing of it is left on the machine. A namespace keeps the process id, so that signals reach the server itself.
 */
const SCRIPT = 'mount --bind "$0" "$1" && mount --bind "$2" /var/lib && cd "$1" && shift 2 && exec "$@"';

/** A checkout at another place, or of another user. */
export interface Checkout {
  /** `npm start` there, without npm around it. */
  start: readonly string[];
  /** An empty DATA_DIR. */
  dataDir: string;
  /** Process id of its PostgreSQL where that was moved to /var/lib. */
  movedPostmaster(): number | undefined;
}

/** The checkout and DATA_DIR in a home that only root may enter, as a clone under /root is. */
export function checkoutInClosedHome(): Checkout {
  return place(0o700, []);
}

/** The checkout where everybody may read it, and DATA_DIR in a folder that only root may enter. */
export function checkoutWithClosedData(): Checkout {
  const checkout = place(0o755, []);
  chmodSync(dirname(checkout.dataDir), 0o700);
  return checkout;
}

/** The checkout where everybody may read it, started by `nobody`, who owns DATA_DIR. */
export function checkoutOfNobody(): Checkout {
  const drop = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  const checkout = place(0o755, drop);
  mkdirSync(checkout.dataDir);
  if (process.getuid?.() === 0) chownSync(checkout.dataDir, NOBODY, NOBODY);
  return checkout;
}

function place(mode: number, drop: string[]): Checkout {
  const home = join(dirname(freshDataDir()), 'home');
  const [checkout, varLib] = [join(home, 'checkout'), join(dirname(home), 'var-lib')];
  for (const folder of [home, checkout, varLib, join(home, 'closed')]) mkdirSync(folder);
  chmodSync(join(home, 'closed'), 0o711);
  chmodSync(home, mode);
  chmodSync(varLib, 0o755);
  const node = [process.execPath, join(checkout, 'scripts', 'start.mjs')];
  const start = ['unshare', '--mount', 'sh', '-c', SCRIPT, ROOT, checkout, varLib, ...drop, ...node];
  const dataDir = join(home, 'closed', 'data');
  const movedPostmaster = () => {
    const moved = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    return postmasterIn(moved.replace('/var/lib', varLib));
  };
  return { start, dataDir, movedPostmaster };
}

/** Why a checkout can't be tried so here; undefined where it can. */
export function whyNotHere({ start }: Checkout): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can place a checkout elsewhere or become another user';
  const [program = '', ...args] = [...start.slice(0, -1), '--version'];
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0
    ? undefined
    : `no mount namespace, or no Node, for it here (${stderr || error?.message})`;
}
