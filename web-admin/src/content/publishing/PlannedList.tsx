import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrors } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import type { PlannedPublication } from '../../api/types';
import { Confirm } from '../../layout/Confirm';
import { StateChip } from '../../layout/Panel';
import { palette } from '../../theme/palette';
import { useContentChanged, usePlanned } from '../calls';
import { fromManila, inManila } from '../manila';
import styles from './releases.module.css';
import { useManilaTime } from './useManilaTime';

/** What is planned to become public, the next first, and what could not be published at its time. */
export function PlannedList() {
  const translate = useTranslate();
  const inManilaTime = useManilaTime();
  const { data: plans = [], error } = usePlanned();
  const [moved, setMoved] = useState<PlannedPublication>();
  const run = useRun();
  const api = useApi();
  if (error) return <p role="alert">{error.message}</p>;
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="planned">
      <h2 id="planned">{translate('content.planned.title')}</h2>
      <ol className={styles.versions}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <div className={styles.versionHead}>
              <span>
                <time dateTime={plan.at}>{inManilaTime(plan.at)}</time>{' '}
                {translate('content.publication.by', { name: plan.by_name })}
                {plan.note && <em>{plan.note}</em>}
              </span>
              {plan.state === 'failed' ? (
                <StateChip label={translate('content.planned.failed')} color={palette.danger} />
              ) : (
                <StateChip label={translate('content.planned.waits')} color={palette.leaf} />
              )}
            </div>
            <p>
              {plan.items.map(({ kind, slug, title }, index) => (
                <span key={`${kind}/${slug}`}>
                  {index > 0 && ', '}
                  <Link to={`/content/${kind}/${slug}`}>{title}</Link>
                </span>
              ))}
            </p>
            {plan.failure && (
              <Alert severity="error" className={styles.planFailure}>
                {plan.failure}
              </Alert>
            )}
            {plan.items.some((item) => item.changed_since) && (
              <Alert
                severity="info"
                action={
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() =>
                      void run(api.changePlan(plan.id, plan.at, true), 'content.planned.anew_done')
                    }
                  >
                    {translate('content.planned.anew')}
                  </Button>
                }
              >
                {translate('content.planned.changed_since')}
              </Alert>
            )}
            <Button size="small" onClick={() => setMoved(plan)}>
              {translate('content.planned.move')}
            </Button>
            <Button
              size="small"
              color="error"
              onClick={() => void run(api.takePlanBack(plan.id), 'content.planned.taken_back')}
            >
              {translate('content.planned.take_back')}
            </Button>
          </li>
        ))}
      </ol>
      {moved && (
        <Move
          plan={moved}
          onMove={(at) => run(api.changePlan(moved.id, at), 'content.planned.moved')}
          onClose={() => setMoved(undefined)}
        />
      )}
    </section>
  );
}

/** Makes a change, says that it is made or why not, and asks for the list again. */
function useRun() {
  const notify = useNotify();
  const changed = useContentChanged();
  return async (task: Promise<unknown>, done: string) => {
    try {
      await task;
      notify(done, { type: 'success' });
    } catch (error) {
      // The time is the only field, so its error needs no name before it.
      notify(fieldErrors(error)?.at ?? (error as Error).message, { type: 'error' });
    } finally {
      void changed();
    }
  };
}

interface MoveProps {
  plan: PlannedPublication;
  onMove: (at: string) => Promise<void>;
  onClose: () => void;
}

function Move({ plan, onMove, onClose }: MoveProps) {
  const translate = useTranslate();
  const inManilaTime = useManilaTime();
  const [at, setAt] = useState(inManila(plan.at).slice(0, 16));
  return (
    <Confirm
      title={translate('content.planned.move_title', { at: inManilaTime(plan.at) })}
      action={translate('content.planned.move_action')}
      onConfirm={() => onMove(fromManila(at))}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={translate('content.planned.at')}
        value={at}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => setAt(target.value)}
      />
    </Confirm>
  );
}
