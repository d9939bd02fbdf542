import { useTranslate } from 'ra-core';
import type { Inquiry } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatHour } from '../../format/dates';
import { palette } from '../../theme/palette';

/** How a lead that is entered by hand may have come. */
export const LEAD_CHANNELS = ['telephone', 'walk-in', 'messenger', 'referral', 'agent', 'other'] as const;

export type Status = Inquiry['status'];
export type LostReason = NonNullable<Inquiry['lost_reason']>;

export const STATUS_COLORS: Record<Status, string> = {
  new: palette.terracotta,
  contacted: palette.sea,
  qualified: palette.sea,
  viewing: palette.brassText,
  reserved: palette.leaf,
  sold: palette.leaf,
  lost: palette.muted,
  spam: palette.muted,
};

/** Who can answer, and which status may follow which: the API's own table, asked once. */
export function useWorkChoices() {
  const { data } = useCall(['inquiry-choices'], (api) => api.workChoices(), { staleTime: 300_000 });
  return data;
}

const DONE: readonly Status[] = ['sold', 'lost', 'spam'];

/** Whether nobody has reached the person yet: a call without an answer and a planned viewing do not count. */
export const isUnanswered = ({ answered_at, status }: Pick<Inquiry, 'answered_at' | 'status'>): boolean =>
  answered_at === null && !DONE.includes(status);

/** Where an inquiry stands, in words. */
export function useStatusWords() {
  const translate = useTranslate();
  return ({ status, lost_reason }: Pick<Inquiry, 'status' | 'lost_reason'>): string => {
    const name = translate(`inquiries.statuses.${status}`);
    return lost_reason ? `${name}: ${translate(`inquiries.lost_reasons.${lost_reason}`)}` : name;
  };
}

/** For the history: what the values of an inquiry's work are called. */
export function useHistoryWords() {
  const translate = useTranslate();
  const choices = useWorkChoices();
  return (field: string, value: string): string | undefined => {
    if (field === 'last_call') return translate(`inquiries.outcomes.${value}`);
    if (field === 'status') return translate(`inquiries.statuses.${value}`);
    if (field === 'next_step_time') return formatHour(value);
    if (field === 'next_step_kind') return translate(`inquiries.step_kinds.${value}`);
    if (field === 'home_state') return translate(`inquiries.home_states.${value}`);
    if (field === 'lost_reason') return translate(`inquiries.lost_reasons.${value}`);
    if (field !== 'assignee_id') return undefined;
    return choices?.assignees.find(({ id }) => id === value)?.name ?? translate('inquiries.gone_colleague');
  };
}

/** The name of the person who asked. */
export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();
