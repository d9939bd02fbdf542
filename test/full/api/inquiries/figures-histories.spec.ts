import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { Role, StaffCaller } from '../../../../src/platform/http/caller.js';
import { shareByHand } from '../../../support/desks/inquiry-desk.js';
import {
  CAMPAIGNS,
  nothingTold,
  PROJECTS,
  receiveAll,
  SOURCES,
  STORY,
  teller,
  type Story,
  type Told,
} from '../../../support/inquiries/figure-histories.js';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { histories, timeToTell } from '../../../support/jest/histories.js';
import { addStaff, call, type Credentials, dataOf, sessionOf } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';

/** Real: PostgreSQL and the services, called as their controllers call them; the figures and their lists by HTTP. */
const api = fixture(async () => {
  const started = await startApi({ env: { DATABASE_POOL_SIZE: '12' } });
  await shareByHand(started);
  return started;
});

/** Of 60, a reservation that is not taken back shows in a figure. */
const HISTORIES = histories(250);
jest.setTimeout(timeToTell(HISTORIES));
const AT_ONCE = 6;
const ROLES = ['admin', 'manager', 'agent'] as const satisfies Role[];

interface Row {
  kind: string;
  value: string | null;
  filter: Record<string, unknown>;
  received: number;
  reached: number;
  viewing: number;
  reserved: number;
  sold: number;
  lost: number;
  median_minutes: number | null;
}
interface Figures {
  rows: Row[];
  total: number;
  sums: Row;
}
const COUNTS = ['received', 'reached', 'viewing', 'reserved', 'sold', 'lost'] as const;
/** What the page adds to the filter of a row for each of its figures. */
const LISTED: Record<(typeof COUNTS)[number], object> = {
  ...{ received: {}, reached: { answered_at: true }, viewing: { viewing_planned_at: true } },
  ...{ reserved: { reserved_at: true }, sold: { sold_at: true }, lost: { status: 'lost' } },
};

const makeStaff = async (role: Role): Promise<StaffCaller> => {
  const { id, email } = await addStaff(api, role);
  return {
    ...{ kind: 'staff', id, email, name: 'Luz Reyes', role, session_id: randomUUID() },
    ...{ signed_in_lately: true, bar: undefined },
  };
};

async function tellAll(stories: Story[], staff: readonly StaffCaller[]): Promise<Told[]> {
  const tell = teller(api, staff);
  const told = stories.map(nothingTold);
  const done = new Map<string, number>();
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < stories.length; n = next++) {
      const [story, one] = [stories[n], told[n]];
      if (!story || !one) continue;
      for (const step of story.steps)
        if (await tell(step, story, one)) done.set(step.do, (done.get(step.do) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const steps = [...done.values()].reduce((a, b) => a + b, 0);
  figure(
    `${stories.length} histories: ${((performance.now() - began) / 1_000).toFixed(1)} s, ${steps} steps`,
  );
  for (const name of [
    'status',
    'undo',
    'view',
    'stay',
    'answer',
    'call',
    'take-back',
    'bin',
    'restore',
    'give',
  ])
    expect([name, (done.get(name) ?? 0) > 0]).toEqual([name, true]);
  return told;
}

/** What the test knows, as tables that SQL by hand reads: who came to which stage, and which group is meant. */
async function noteTold(stories: Story[], told: Told[]): Promise<void> {
  await api.db.query(
    `CREATE TABLE told (id uuid PRIMARY KEY, stages text[], project text, source text, campaign text)`,
  );
  const rows = stories.map(({ id, project, source, campaign }, n) => ({
    ...{ id, stages: [...(told[n]?.stages ?? [])], project: PROJECTS[project]?.[1] ?? null },
    ...{ source: SOURCES[source]?.[0] ?? null, campaign: CAMPAIGNS[campaign]?.[1] ?? null },
  }));
  await api.db.query('INSERT INTO told SELECT * FROM jsonb_populate_recordset(NULL::told, $1)', [
    JSON.stringify(rows),
  ]);
  // Some were entered later than they were received.
  await api.db.query(
    `UPDATE inquiry SET received_at = created_at - interval '40 days' WHERE substr(id::text, 36) < '4'`,
  );
}

const BY_HAND: Record<string, string> = {
  ...{
    project: 'told.project',
    source: 'told.source',
    campaign: 'told.campaign',
    lost_reason: 'i.lost_reason',
  },
  agent: `CASE WHEN i.assignee_id IS NOT NULL THEN i.assignee_id::text WHEN i.awaits_manager THEN 'left' END`,
  month: `substr((coalesce(i.received_at, i.created_at) AT TIME ZONE 'UTC' + interval '8 hours')::text, 1, 7)`,
};

type Hand = Pick<Row, (typeof COUNTS)[number]> & { said: string | null; minutes: number[] };

/** @param seen SQL of what the reader may see */
const byHand = async (by: string, seen: string): Promise<Hand[]> => {
  const { rows } = await api.db.query<Hand>(
    `SELECT ${BY_HAND[by]} AS said, count(*)::int AS received,
            sum((i.answered_at IS NOT NULL)::int)::int AS reached,
            sum(('viewing' = ANY(told.stages))::int)::int AS viewing,
            sum(('reserved' = ANY(told.stages))::int)::int AS reserved,
            sum(('sold' = ANY(told.stages))::int)::int AS sold,
            sum((i.status = 'lost')::int)::int AS lost,
            coalesce(array_agg(extract(epoch FROM i.answered_at - i.created_at)::float8 / 60) FILTER (WHERE i.answered_at IS NOT NULL), '{}')
              AS minutes
       FROM inquiry i JOIN told USING (id)
      WHERE i.status <> 'spam' AND ${seen} ${by === 'lost_reason' ? `AND i.status = 'lost'` : ''} GROUP BY 1`,
  );
  return rows;
};

function middle(minutes: number[]): number | null {
  const sorted = [...minutes].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Which group of the test a row of the answer is. */
function groupOf(by: string, { kind, value }: Row): string | null {
  const known: readonly (readonly [string | null, string | null])[] =
    by === 'project' ? PROJECTS : by === 'campaign' ? CAMPAIGNS : [];
  if (kind === 'left') return 'left';
  if (by === 'source') return value?.toLowerCase() ?? null;
  return known.find(([written]) => written === value)?.[1] ?? (known.length > 0 ? null : value);
}

async function compare(by: string, as: Credentials, seen: string): Promise<Figures> {
  const answer = await call(api, 'GET', `/inquiry/figures/${by}?range=[0,999]`, { as });
  const figures = dataOf<Figures>(answer);
  const hand = await byHand(by, seen);
  const counted = (row: Pick<Row, (typeof COUNTS)[number]>) => COUNTS.map((name) => row[name]);
  const inOrder = (rows: readonly (readonly [string | null, ...unknown[]])[]) =>
    [...rows].sort(([one], [other]) => String(one).localeCompare(String(other)));
  expect([by, inOrder(figures.rows.map((row) => [groupOf(by, row), ...counted(row)]))]).toEqual([
    by,
    inOrder(hand.map((row) => [row.said, ...counted(row)])),
  ]);
  for (const row of figures.rows) {
    const minutes = middle(hand.find(({ said }) => said === groupOf(by, row))?.minutes ?? []);
    expect(Math.abs((row.median_minutes ?? -1) - (minutes ?? -1))).toBeLessThanOrEqual(0.51);
  }
  for (const name of COUNTS)
    expect([by, name, figures.sums[name]]).toEqual([by, name, hand.reduce((sum, row) => sum + row[name], 0)]);
  return figures;
}

const listed = async (filter: object, as: Credentials): Promise<number> => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,0]',
    tz: 'Pacific/Kiritimati',
  });
  const { body } = await call(api, 'GET', `/inquiry/properties?${query.toString()}`, { as });
  return (body as { meta: { total: number } }).meta.total;
};

it(`over ${HISTORIES} random histories figures are SQL by hand, and each leads to exactly its inquiries`, async () => {
  const staff = await Promise.all(ROLES.map(makeStaff));
  const stories = fc.sample(STORY, { numRuns: HISTORIES, seed: 53 });
  await receiveAll(api, stories);
  await noteTold(stories, await tellAll(stories, staff));
  const [admin, manager, agent] = staff;
  if (!admin || !manager || !agent) throw new Error('No staff');
  // A colleague leaves: some of theirs wait for a manager.
  await api.db.query(
    `UPDATE inquiry SET assignee_id = NULL, awaits_manager = true WHERE assignee_id = $1 AND get_byte(uuid_send(id), 15) % 2 = 0`,
    [manager.id],
  );
  const mine = `(i.assignee_id = '${agent.id}' OR (i.assignee_id IS NULL AND NOT i.awaits_manager))`;
  let links = 0;
  for (const [reader, seen] of [
    [admin, 'true'],
    [agent, mine],
  ] as const) {
    const as = await sessionOf(api, reader);
    for (const by of Object.keys(BY_HAND)) {
      const { rows, sums } = await compare(by, as, seen);
      for (const row of [...rows, sums])
        for (const name of COUNTS) {
          const filter = { ...row.filter, ...LISTED[name] };
          expect([by, filter, await listed(filter, as)]).toEqual([by, filter, row[name]]);
          links += 1;
        }
    }
  }
  expect(links).toBeGreaterThan(300);
});
