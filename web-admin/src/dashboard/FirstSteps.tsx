import '../messages/first-steps';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import TodoIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { theAccount } from '../api/account/session';
import { useApi } from '../api/dataProvider';
import type { FirstSteps as Steps } from '../api/types';
import { useCall } from '../api/useCall';
import { useAction } from '../kit/useAction';
import { Panel } from '../layout/Panel';
import styles from './first-steps.module.css';

type Step = Steps['steps'][number];

/** Where each is done. */
const PATHS: Record<Step['step'], (event: string | null) => string> = {
  domain: () => '/doctor#environment',
  mail: () => '/mail-server',
  account: () => `/staff/${theAccount().id}`,
  logo: () => '/content/logo/site',
  contacts: () => '/content/company/site?field=reach.telephone',
  payee: (event) => (event === null ? '/events' : `/events/${event}?field=paying.gcash_number`),
  event: (event) => (event === null ? '/events/create' : `/events/${event}`),
  staff: () => '/staff/create',
  backups: () => '/backups',
};

/** What an owner does first. Each is ticked by how things are; gone once all are done, or an admin hides them. */
export function FirstSteps() {
  const translate = useTranslate();
  const api = useApi();
  const { data } = useCall(['first-steps'], (api) => api.firstSteps());
  const hide = useAction((hidden: boolean) => api.hideFirstSteps(hidden), { shows: ['first-steps'] });
  if (!data) return null;
  const { hidden, steps } = data;
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  if (hidden)
    return (
      <p className={styles.hidden}>
        {translate('first_steps.hidden')}{' '}
        <Button size="small" disabled={hide.disabled} onClick={() => hide.run(false)}>
          {translate('first_steps.show')}
        </Button>
      </p>
    );
  return (
    <Panel
      title={translate('first_steps.today')}
      aside={
        <span className={styles.aside}>
          {translate('first_steps.so_many', { done, all: steps.length })}
          <Button size="small" disabled={hide.disabled} onClick={() => hide.run(true)}>
            {translate('first_steps.hide')}
          </Button>
        </span>
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => (
          <OneStep key={step.step} {...step} />
        ))}
      </ul>
    </Panel>
  );
}

function OneStep({ step, done, event_id }: Step) {
  const translate = useTranslate();
  const name = translate(`first_steps.steps.${step}`);
  const Icon = done ? DoneIcon : TodoIcon;
  return (
    <li data-done={done}>
      <Icon titleAccess={translate(done ? 'first_steps.done' : 'first_steps.todo', { step: name })} />
      <span>
        <Link to={PATHS[step](event_id)}>{name}</Link>
        {!done && <small>{translate(`first_steps.why.${step}`)}</small>}
      </span>
    </li>
  );
}
