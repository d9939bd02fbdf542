import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import type { InquirySettings } from '../../api/types';
import { toText } from '../../kit/form/changes';
import type { FormLabels } from '../../kit/form/ConflictDialog';
import { useWorkChoices } from '../work/work';

const PLACES: Record<string, string> = {
  assigns: 'inquiries.assigns',
  left_out: 'inquiries.takes_none',
  rules: 'inquiries.rules',
  project_interest: 'inquiries.rule_project',
  assignee_id: 'inquiries.rule_assignee',
  work_days: 'inquiries.work_days',
  opens: 'inquiries.opens',
  closes: 'inquiries.closes',
  return_after_hours: 'inquiries.return_after',
  reservation_days: 'inquiries.reservation_days',
  reservation_notice_days: 'inquiries.reservation_notice_days',
  viewing_lead_hours: 'inquiries.viewing_lead_hours',
  viewing_horizon_days: 'inquiries.viewing_horizon_days',
};

/** What a colleague changed in the settings, in the words of their form. */
export function useSettingsWords(): FormLabels {
  const translate = useTranslate();
  const choices = useWorkChoices();
  const nameOf = (id: unknown) =>
    choices?.assignees.find((one) => one.id === id)?.name ?? translate('inquiries.gone_colleague');
  const ruleOf = ({ project_interest, assignee_id }: InquirySettings['rules'][number]) =>
    `${project_interest}: ${nameOf(assignee_id)}`;
  const inOrder = (list: readonly string[]) => list.join(', ') || translate('desk.values.nothing');
  return {
    fieldLabel: (path) =>
      path
        .map((step) => (typeof step === 'number' ? String(step + 1) : translate(PLACES[step] ?? step)))
        .join(' › '),
    valueOf: (value, path) => {
      const field = path.at(-1);
      if (field === 'assignee_id' || path[0] === 'left_out')
        return Array.isArray(value) ? inOrder(value.map(nameOf)) : nameOf(value);
      if (path[0] === 'work_days')
        return [value]
          .flat()
          .map((day) => translate(`inquiries.days.${String(day)}`))
          .join(', ');
      if (field === 'rules') return inOrder((value as InquirySettings['rules']).map(ruleOf));
      return toText(value, translate);
    },
  };
}
