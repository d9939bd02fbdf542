import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Finding } from '../api/types';
import { useCall } from '../api/useCall';
import { Column, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import styles from './doctor.module.css';
import { Environment } from './Environment';

/** The order of findings: those that need action come first. */
const STATES = ['wrong', 'look', 'well'] as const;

/** What the server finds when it looks at itself, and what to do about it. Asked for again by hand alone. */
export function DoctorPage() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useCall(['doctor'], (api) => api.findings(), {
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const wrong = data?.filter(({ state }) => state === 'wrong').length;
  return (
    <Column>
      <PageHead
        title={translate('desk.doctor')}
        actions={
          <Button variant="contained" disabled={isFetching} onClick={() => void refetch()}>
            {translate('upkeep.look_again')}
          </Button>
        }
      />
      <Nothing role="status">
        {isFetching
          ? translate('upkeep.looking')
          : wrong !== undefined &&
            translate(wrong === 0 ? 'upkeep.all_well' : 'upkeep.so_many_wrong', { smart_count: wrong })}
      </Nothing>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && STATES.map((state) => <Found key={state} state={state} findings={data} />)}
      <Environment />
    </Column>
  );
}

/** The findings of one kind; draws nothing where there are none. */
function Found({ state, findings }: { state: Finding['state']; findings: Finding[] }) {
  const translate = useTranslate();
  const found = findings.filter((finding) => finding.state === state);
  if (found.length === 0) return null;
  return (
    <Panel title={translate(`upkeep.finding.state.${state}`)}>
      <ul className={styles.findings}>
        {found.map(({ about, says, todo }) => (
          <li key={says} data-state={state}>
            <strong>{translate(`upkeep.finding.about.${about}`)}</strong>
            <p>{says}</p>
            {todo !== null && <p className={styles.todo}>{todo}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
