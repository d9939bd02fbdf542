import { Pool } from 'pg';
import type { App } from '../../create-app.js';
import { InquiryNotes } from '../../inquiries/work/notes.service.js';
import { LOST_REASONS, OPEN, WAYS, type Status } from '../../inquiries/work/statuses.js';
import { InquiryWork } from '../../inquiries/work/work.service.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Chance } from './chance.js';

const NOTES = [
  'Wants a unit above the tenth floor, facing the sea. Budget about ₱6 million.',
  'Called twice, no answer. Try again in the evening.',
  'Works in Dubai until December; best reached on Viber after 8 pm.',
  'Sent the price list and the sample computation by e-mail.',
  'Comes with her parents on Saturday. Asked for parking near the gate.',
  'Compares with another project in Mandaue; what counts is the turnover date.',
];
const STEPS = [
  'Send the price list',
  'Call back',
  'Confirm the viewing',
  'Send the sample computation',
  'Ask whether the bank has answered',
];
/** Where an answered inquiry stands: none has reserved, for no project of the demo has its License to Sell yet. */
const THEN: readonly Status[] = [
  'contacted',
  'contacted',
  'contacted',
  'qualified',
  'qualified',
  'viewing',
  'viewing',
  'lost',
  'lost',
];
const DAY_MS = 86_400_000;

interface Scene {
  die: Chance;
  /** Who did the work. */
  staff: Caller;
  /** When the inquiry arrived. */
  at: Date;
  now: Date;
}

/** What was made of one inquiry since it arrived: fresh ones wait, older ones are answered, few are spam. */
export async function workOn(app: App, id: string, { die, staff, at, now }: Scene): Promise<void> {
  const work = app.get(InquiryWork);
  const age = (now.getTime() - at.getTime()) / DAY_MS;
  const answered = new Date(Math.min(at.getTime() + die.whole(15, 1_600) * 60_000, now.getTime()));
  if (die.next() < 0.05) await work.change(id, { status: 'spam' }, staff);
  else if (die.next() < (age < 1 ? 0.25 : age < 4 ? 0.6 : 0.9)) {
    const notes = app.get(InquiryNotes);
    await notes.answer(id, { via: die.one(WAYS) }, staff, undefined);
    if (die.next() < 0.6) await notes.add(id, die.one(NOTES), staff, undefined);
    const status = die.one(THEN);
    await work.change(
      id,
      {
        ...(status !== 'contacted' && { status }),
        ...(status === 'lost' && { lost_reason: die.one(LOST_REASONS) }),
        ...(OPEN.includes(status) && die.next() < 0.7 && nextStep(die, now)),
      },
      staff,
    );
  } else {
    const begun = die.next();
    if (begun < 0.2) await app.get(InquiryNotes).answer(id, inVain(die), staff, undefined);
    else if (begun < 0.4 && staff.kind === 'staff') await work.change(id, { assignee_id: staff.id }, staff);
  }
  await movedTo(app.get(Pool), id, at, answered);
}

/** Nobody answered the call, or another person did. */
const inVain = (die: Chance) => ({
  via: 'phone' as const,
  outcome: die.next() < 0.8 ? ('no-answer' as const) : ('wrong-number' as const),
});

/** Some are due, or were due yesterday. */
const nextStep = (die: Chance, now: Date) => ({
  next_step: die.one(STEPS),
  next_step_on: new Date(now.getTime() + die.whole(-1, 9) * DAY_MS).toISOString().slice(0, 10),
});

/** The inquiry arrived then; what was made of it followed from the first answer on, in its order. */
async function movedTo(pool: Pool, id: string, at: Date, answered: Date): Promise<void> {
  await pool.query(
    `UPDATE inquiry SET created_at = $2::timestamptz,
            updated_at = CASE WHEN updated_at = created_at THEN $2::timestamptz ELSE $3::timestamptz END,
            answered_at = CASE WHEN answered_at IS NULL THEN NULL ELSE $3::timestamptz END,
            last_call_at = CASE WHEN last_call_at IS NULL THEN NULL ELSE $3::timestamptz END,
            assigned_at = CASE WHEN assigned_at IS NULL THEN NULL ELSE $2::timestamptz END
      WHERE id = $1`,
    [id, at, answered],
  );
  await pool.query(
    `UPDATE inquiry_note SET created_at = $2::timestamptz + CASE kind WHEN 'answer' THEN '0' ELSE '4 minutes' END::interval
      WHERE inquiry_id = $1`,
    [id, answered],
  );
  await pool.query(
    `UPDATE activity e SET at = CASE n WHEN 1 THEN $2::timestamptz ELSE $3::timestamptz + n * interval '1 minute' END
       FROM (SELECT id, row_number() OVER (ORDER BY sequence) AS n FROM activity WHERE record_id = $1) o
      WHERE e.id = o.id`,
    [id, at, answered],
  );
}
