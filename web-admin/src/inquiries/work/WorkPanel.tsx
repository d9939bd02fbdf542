import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { Inquiry } from '../../api/types';
import { formatDate, formatDateTime } from '../../format/dates';
import { useKeys } from '../../keyboard/GoTo';
import { Loading } from '../../layout/Page';
import { Panel } from '../../layout/Panel';
import { lazyPart } from '../../parts/lazyPart';
import { useCallWords } from '../answers/calls';
import styles from '../inquiries.module.css';
import { Age } from './Age';
import { AssigneeMenu } from './AssigneeMenu';
import { isOverdue, useStepWords } from './nextStep';
import { StatusMenu } from './StatusMenu';

const NextStepForm = lazyPart(() => import('./NextStepForm'), 'NextStepForm');

/** What is made of the inquiry: each line says how it stands, and changes it. */
export function WorkPanel({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const [planning, setPlanning] = useState(false);
  const { lost_reason, answered_at, returned_at, awaits_manager, next_step, next_step_on } = inquiry;
  const stepWords = useStepWords();
  const called = useCallWords()(inquiry);
  useKeys({ e: () => setPlanning(true) });
  const day = next_step_on && formatDate(`${next_step_on}T12:00:00`);
  const overdue = isOverdue(inquiry);
  return (
    <Panel title={translate('inquiries.work')}>
      <dl className={styles.workFacts}>
        <dt>{translate('inquiries.status')}</dt>
        <dd>
          <StatusMenu inquiry={inquiry} />
          {lost_reason && translate(`inquiries.lost_reasons.${lost_reason}`)}
        </dd>
        <dt>{translate('inquiries.assignee')}</dt>
        <dd>
          <AssigneeMenu inquiry={inquiry} />
          {awaits_manager && <small>{translate('inquiries.awaits_manager_note')}</small>}
          {returned_at && !awaits_manager && <small>{translate('inquiries.returned_note')}</small>}
        </dd>
        <dt>{translate('inquiries.answered')}</dt>
        <dd className={styles.plain}>
          {answered_at ? formatDateTime(answered_at) : translate('inquiries.not_answered')}
          <Age inquiry={inquiry} />
          {!answered_at && <small>{translate('inquiries.what_counts')}</small>}
        </dd>
        {called && (
          <>
            <dt>{translate('inquiries.last_call')}</dt>
            <dd className={styles.plain}>{called}</dd>
          </>
        )}
        <dt>{translate('inquiries.next_step')}</dt>
        <dd className={styles.plain}>
          {stepWords(inquiry) || translate('inquiries.no_next_step')}
          {overdue && day && (
            <span className={`${styles.age} ${styles.late}`}>{translate('inquiries.overdue', { day })}</span>
          )}
        </dd>
      </dl>
      {planning ? (
        <Suspense fallback={<Loading />}>
          <NextStepForm inquiry={inquiry} onDone={() => setPlanning(false)} />
        </Suspense>
      ) : (
        <Button size="small" onClick={() => setPlanning(true)}>
          {translate((next_step ?? next_step_on) ? 'inquiries.change_next_step' : 'inquiries.plan_next_step')}
        </Button>
      )}
    </Panel>
  );
}
