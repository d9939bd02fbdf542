import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Inquiry } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatDateTime } from '../../format/dates';
import { Panel } from '../../layout/Panel';
import styles from '../inquiries.module.css';
import { nameOf } from '../work/work';

/** What else the same person asked; shown together, never merged. Nothing where there is nothing. */
export function SamePerson({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const { data } = useCall(['inquiries', 'same-person', inquiry.id], (api) => api.samePerson(inquiry.id));
  if (!data?.length) return null;
  return (
    <Panel title={translate('inquiries.same_person')}>
      <ul className={styles.earlier}>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={`/inquiries/${other.id}/show`}>
              {nameOf(other)}, {formatDateTime(other.created_at)}
            </Link>
            <p>{[other.project_interest, other.message].filter(Boolean).join(' · ')}</p>
            <small>
              {[
                translate(`inquiries.statuses.${other.status}`),
                other.assignee_name,
                ...other.same.map((what) => translate(`inquiries.same_${what}`)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
