import { useTranslate } from 'ra-core';
import type { Inquiry } from '../../api/types';
import { formatDate, formatHour, isManilaTime } from '../../format/dates';

type Step = Pick<
  Inquiry,
  'next_step' | 'next_step_on' | 'next_step_time' | 'next_step_kind' | 'next_step_project' | 'next_step_place'
>;

/** When the step is due: its hour in the Philippines, or the end of its day. */
const dueAt = ({ next_step_on: day, next_step_time: time }: Step): Date | undefined =>
  day ? new Date(`${day}T${time ?? '23:59'}:00+08:00`) : undefined;

/** Whether a step is overdue; a lost inquiry has no steps that are due. */
export const isOverdue = (inquiry: Step & Pick<Inquiry, 'status'>, now = new Date()): boolean => {
  const due = dueAt(inquiry);
  return due !== undefined && due < now && inquiry.status !== 'lost' && inquiry.status !== 'spam';
};

/** Sorts by time; steps without an hour come last. */
export const byHour = (one: Step, other: Step): number =>
  (dueAt(one)?.getTime() ?? 0) - (dueAt(other)?.getTime() ?? 0);

/** The hour of a step as it was planned, with its zone where it is not the reader's; '' without one. */
export function useClock() {
  const translate = useTranslate();
  return (step: Step): string => {
    if (!step.next_step_time) return '';
    const time = formatHour(step.next_step_time);
    const due = dueAt(step);
    return due && isManilaTime(due) ? time : translate('inquiries.philippine_time', { time });
  };
}

/** "1 December 2026, 2:30 PM: Viewing of Alpha Tower, Showroom: Bring the price list". */
export function useStepWords() {
  const translate = useTranslate();
  const clock = useClock();
  return (step: Step): string => {
    const { next_step_on: day, next_step_project: project, next_step_place: place } = step;
    const when = day && [formatDate(`${day}T12:00:00`), clock(step)].filter(Boolean).join(', ');
    const viewing =
      step.next_step_kind === 'viewing' &&
      [project ? translate('inquiries.viewing_of', { project }) : translate('inquiries.a_viewing'), place]
        .filter(Boolean)
        .join(', ');
    return [when, viewing, step.next_step].filter(Boolean).join(': ');
  };
}

export function NextStep({ inquiry }: { inquiry: Step }) {
  return useStepWords()(inquiry);
}
