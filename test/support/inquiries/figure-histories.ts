import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { InquiriesService } from '../../../src/inquiries/inquiries.service.js';
import { InquiryChanges } from '../../../src/inquiries/inquiry-changes.js';
import type { InquiryRow } from '../../../src/inquiries/inquiry-record.dto.js';
import { InquiryNotes } from '../../../src/inquiries/work/notes.service.js';
import { LOST_REASONS, STATUSES, type Status } from '../../../src/inquiries/work/statuses.js';
import { InquiryWork } from '../../../src/inquiries/work/work.service.js';
import type { Caller, StaffCaller } from '../../../src/platform/http/caller.js';
import { ApiError } from '../../../src/platform/http/errors/api-error.js';
import { UNCONDITIONAL } from '../../../src/platform/http/etag.js';
import type { Api } from '../server/api.js';

/** As people and files write it, with the group that is meant; null: none. */
export const PROJECTS = [
  ...([['Alpha Tower', 'a'] as const, ['ALPHA tower', 'a'], ['Peñafiel Homes', 'p']] as const),
  ...([['penafiel homes', 'p'] as const, ['Sol, y "Mar"', 's'], ['=1+1', 'f'], [null, null]] as const),
];
export const CAMPAIGNS = [
  ['Rainy Days', 'r'] as const,
  ['rainy days', 'r'],
  ['2026-11', 'n'],
  [null, null],
] as const;

const FRIENDS = 'Friends/Relatives';
/** What tells where somebody came from: the surest sign counts. */
export const SOURCES: readonly (readonly [group: string | null, columns: Record<string, string>])[] = [
  [null, {}],
  ['agent jdc', { agent_code: 'JDC', utm_source: 'facebook' }],
  ['facebook', { utm_source: 'Facebook', referrer: 'https://m.facebook.com/x' }],
  ['facebook', { utm_source: 'facebook', where_did_find_about_us: FRIENDS }],
  ['facebook.com', { referrer: 'https://www.facebook.com/' }],
  ['friends/relatives', { where_did_find_about_us: FRIENDS, channel: 'telephone' }],
  ['friends/relatives', { referrer: 'no address', where_did_find_about_us: 'friends/RELATIVES' }],
  ['walk-in', { channel: 'walk-in' }],
  ['walk-in', { where_did_find_about_us: 'Walk-in' }],
];
/** The last moment of a month in the Philippines, the first of the next, and days within. */
const MOMENTS = ['2026-01-31T15:59:59.999Z', '2026-01-31T16:00:00Z', '2026-02-28T15:59:59.999Z'].concat([
  '2025-12-31T16:00:00Z',
  '2026-03-15T04:00:00Z',
  '2026-04-30T20:00:00Z',
]);

export interface Story {
  id: string;
  project: number;
  campaign: number;
  source: number;
  moment: number;
  steps: Step[];
}

export type Step =
  | { do: 'status'; to: Status; reason: number; by: number }
  | { do: 'undo' | 'view' | 'stay' | 'answer' | 'call' | 'take-back' | 'bin' | 'restore'; by: number }
  | { do: 'give'; to: number; by: number }
  | { do: 'correct'; project: number; by: number };

const by = fc.nat({ max: 2 });
const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      ...{ do: fc.constant('status' as const), to: fc.constantFrom(...STATUSES), by },
      reason: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('undo', 'undo', 'view', 'stay', 'answer', 'call', 'take-back', 'bin', 'restore'),
      by,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('give' as const), to: fc.nat({ max: 3 }), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('correct' as const), project: fc.nat(6), by }) },
);
export const STORY: fc.Arbitrary<Story> = fc.record({
  ...{
    id: fc.uuid({ version: 7 }),
    project: fc.nat(6),
    campaign: fc.nat(3),
    source: fc.nat(8),
    moment: fc.nat(5),
  },
  steps: fc.array(STEP, { minLength: 1, maxLength: 9 }),
});

export async function receiveAll({ db }: Api, stories: readonly Story[]): Promise<void> {
  const rows = stories.map(({ id, project, campaign, source, moment }) => ({
    ...{
      id,
      first_name: 'Ana',
      last_name: 'Cruz',
      email: `${id}@example.com`,
      message: '',
      agree_terms: true,
    },
    ...{ channel: 'website', status: 'new', agree_newsletter: false, spam: false, next_step_kind: 'task' },
    ...{ mail_fails: false, phone_fails: false, awaits_manager: false, updated_at: MOMENTS[moment] },
    ...{ project_interest: PROJECTS[project]?.[0], utm_campaign: CAMPAIGNS[campaign]?.[0] },
    ...{ created_at: MOMENTS[moment], ...SOURCES[source]?.[1] },
  }));
  await db.query('INSERT INTO inquiry SELECT * FROM jsonb_populate_recordset(NULL::inquiry, $1)', [
    JSON.stringify(rows),
  ]);
}

type Stage = 'viewing' | 'reserved' | 'sold';
const BACK: Partial<Record<Status, Status>> = { viewing: 'qualified', reserved: 'viewing', sold: 'reserved' };

/** What the test knows of a story: the stages that it was at, and those before the last change, which may be undone. */
export interface Told {
  stages: Set<Stage>;
  before: Set<Stage> | undefined;
  row: Pick<InquiryRow, 'status' | 'next_step_kind'> & { updated_at?: Date };
  notes: string[];
  isBinned: boolean;
}
export const nothingTold = (): Told => ({
  ...{ stages: new Set(), before: undefined, row: { status: 'new', next_step_kind: 'task' }, notes: [] },
  isBinned: false,
});

/** Each step is one call of the service behind its route. @param staff three: an admin, a manager, an agent */
export function teller({ app }: Api, staff: readonly StaffCaller[]) {
  const [work, notes, inquiries] = [app.get(InquiryWork), app.get(InquiryNotes), app.get(InquiriesService)];
  const changes = app.get(InquiryChanges);

  const see = (told: Told, row: InquiryRow, isChange: boolean): void => {
    // What changes nothing takes no place of what may be undone.
    if (isChange && row.updated_at.getTime() !== told.row.updated_at?.getTime()) {
      told.before = new Set(told.stages);
      const isPlanned = row.next_step_kind === 'viewing';
      if (row.status !== told.row.status && row.status === BACK[told.row.status])
        if (told.row.status !== 'viewing' || !isPlanned) told.stages.delete(told.row.status as Stage);
    }
    if (row.status === 'viewing' || row.next_step_kind === 'viewing') told.stages.add('viewing');
    if (row.status === 'reserved' || row.status === 'sold') told.stages.add(row.status);
    told.row = row;
  };

  const perform = async (step: Step, { id }: Story, told: Told, caller: Caller): Promise<void> => {
    switch (step.do) {
      case 'status': {
        const lost_reason = step.to === 'lost' ? (LOST_REASONS[step.reason] ?? null) : null;
        return see(told, await work.change(id, { status: step.to, lost_reason }, caller), true);
      }
      case 'view':
        return see(
          told,
          await work.change(id, { next_step_kind: 'viewing', next_step_on: '2027-01-05' }, caller),
          true,
        );
      case 'stay':
        return see(told, await work.change(id, { next_step_kind: 'task', next_step_on: null }, caller), true);
      case 'give':
        return see(told, await work.change(id, { assignee_id: staff[step.to]?.id ?? null }, caller), true);
      case 'undo': {
        const row = await work.undo(id, caller);
        told.stages = told.before ?? told.stages;
        return see(told, row, false);
      }
      case 'answer':
      case 'call': {
        const answer =
          step.do === 'call' ? ({ via: 'phone', outcome: 'no-answer' } as const) : ({ via: 'mail' } as const);
        told.notes.push((await notes.answer(id, answer, caller, randomUUID())).id);
        return see(told, await inquiries.find(id, caller), false);
      }
      case 'take-back':
        return see(told, await notes.takeBack(id, told.notes.pop() ?? randomUUID(), caller), false);
      case 'bin':
        await inquiries.remove(id, caller);
        told.isBinned = true;
        return undefined;
      case 'restore':
        see(told, await inquiries.restore(id, caller), false);
        told.isBinned = false;
        return undefined;
      case 'correct': {
        const project_interest = PROJECTS[step.project]?.[0] ?? null;
        await changes.change(id, { project_interest }, caller, UNCONDITIONAL);
        return undefined;
      }
    }
  };

  /** @returns whether it was done; what the rules refuse changes nothing */
  return async (step: Step, story: Story, told: Told): Promise<boolean> => {
    const caller = staff[step.by];
    if (!caller) return false;
    try {
      await perform(step, story, told, caller);
      if (step.do === 'correct') story.project = step.project;
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };
}
