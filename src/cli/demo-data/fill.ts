import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { App } from '../../create-app.js';
import { DelegatesService } from '../../delegates/delegates.service.js';
import { Registering } from '../../delegates/registering.js';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { ProofsOfPayment } from '../../payments/proofs-of-payment.js';
import { ANONYMOUS, type Caller } from '../../platform/http/caller.js';
import { StartFailure } from '../../platform/settings/start-failure.js';
import { chance, type Chance } from './chance.js';
import { drawProof } from './draw-proof.js';
import { workOn } from './inquiry-work.js';
import { ADDRESSES, CHURCHES, FIRST_NAMES, LAST_NAMES, MINISTRIES, PLACES } from './people.js';
import { FOUND_THROUGH, INTERESTS, QUESTIONS } from './questions.js';

const MODES = ['gcash', 'bank-transfer', 'cash'] as const;
const DELEGATES = 40;
const INQUIRIES = 60;
const DAYS = 30;

/**
 * Fills an empty database with a living event.
 * @returns how much of what it made
 * @throws StartFailure when there are records already
 */
export async function fill(app: App, eventFee: number, now = new Date()) {
  const pool = app.get(Pool);
  const { rows } = await pool.query(
    '(SELECT id FROM delegate LIMIT 1) UNION ALL (SELECT id FROM inquiry LIMIT 1)',
  );
  if (rows.length > 0)
    throw new StartFailure('This database has records already: the demonstration data is for an empty one.');
  const folder = await mkdtemp(join(tmpdir(), 'demo-data-'));
  try {
    const die = chance(2012);
    const staff = await firstAdmin(pool);
    for (let i = 0; i < DELEGATES; i += 1) await aDelegate(app, { die, staff, eventFee, folder, now, i });
    for (let i = 0; i < INQUIRIES; i += 1) await anInquiry(app, die, staff, now);
    return { delegates: DELEGATES, inquiries: INQUIRIES };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstAdmin(pool: Pool): Promise<Caller> {
  const { rows } = await pool.query<{ id: string; email: string; name: string }>(
    `SELECT id, email, name FROM staff WHERE role = 'admin' ORDER BY created_at LIMIT 1`,
  );
  const admin = rows[0];
  return admin
    ? {
        kind: 'staff',
        role: 'admin',
        session_id: '',
        signed_in_lately: true,
        bar: undefined,
        ...admin,
      }
    : ANONYMOUS;
}

interface Scene {
  die: Chance;
  staff: Caller;
  eventFee: number;
  folder: string;
  now: Date;
  i: number;
}

/** Most have a proof, most proofs are decided on, most of the paid have their code. */
async function aDelegate(app: App, { die, staff, eventFee, folder, now, i }: Scene): Promise<void> {
  const registering = app.get(Registering);
  const person = aPerson(die);
  const form = {
    ...person,
    age: die.next() < 0.8 ? die.whole(16, 68) : null,
    church_name: die.one(CHURCHES),
    ministry: die.one(MINISTRIES),
    address: die.one(ADDRESSES),
    payment_mode: die.one(MODES),
  };
  const { row } = await registering.register(form, undefined, false);
  const at = momentBefore(die, now);
  if (die.next() < 0.75) {
    const file = join(folder, `${i}.png`);
    const name = `${person.first_name} ${person.last_name}`;
    const reference = String(die.whole(1_000_000_000, 9_999_999_999));
    await drawProof({ mode: form.payment_mode, name, pesos: eventFee, reference, at }, file);
    await app.get(ProofsOfPayment).upload(row.id, received(file), ANONYMOUS);
    if (die.next() < 0.65) await app.get(DelegatesService).verify(row.id, true, staff);
    if (die.next() < 0.5) await app.get(DelegatesService).makeQrCode(row.id, staff);
  }
  await moveTo(app.get(Pool), row.id, at);
}

const received = (path: string) => ({ path, networks: ['demo'], signal: new AbortController().signal });

/** The delegate registered then; what was done happened in the hours after, in its order. */
async function moveTo(pool: Pool, id: string, at: Date): Promise<void> {
  await pool.query('UPDATE delegate SET created_at = $2, updated_at = $2 WHERE id = $1', [id, at]);
  await pool.query(
    `UPDATE activity e SET at = least(now(), $2::timestamptz + n * interval '3 hours')
       FROM (SELECT id, row_number() OVER (ORDER BY sequence) AS n FROM activity WHERE record_id = $1) o
      WHERE e.id = o.id`,
    [id, at],
  );
}

async function anInquiry(app: App, die: Chance, staff: Caller, now: Date): Promise<void> {
  const { message, about = die.one(INTERESTS) } = die.one(QUESTIONS);
  const { row } = await app.get(InquiriesService).receive(
    {
      ...aPerson(die),
      ...(die.next() < 0.7 ? die.one(PLACES) : { country: null, place: null }),
      project_interest: about,
      where_did_find_about_us: die.one(FOUND_THROUGH),
      message,
      agree_newsletter: die.next() < 0.4,
      agree_terms: true,
    },
    undefined,
    { spam: false },
  );
  await workOn(app, row.id, { die, staff, at: momentBefore(die, now), now });
}

function aPerson(die: Chance) {
  const first_name = die.one(FIRST_NAMES);
  const last_name = die.one(LAST_NAMES);
  const mailbox = `${first_name}.${last_name}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase();
  const phone_number = `639${die.whole(15, 49)}${die.whole(1_000_000, 9_999_999)}`;
  return { first_name, last_name, email: `${mailbox}${die.whole(1, 99)}@demo.invalid`, phone_number };
}

/** Some moment of the last 30 days, more of them lately than long ago. */
const momentBefore = (die: Chance, now: Date) =>
  new Date(now.getTime() - Math.floor(die.next() ** 1.4 * DAYS * 86_400_000));
