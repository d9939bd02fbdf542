import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { Finding } from '../api/types';
import { useCall } from '../api/useCall';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import panelStyles from '../layout/panel.module.css';
import styles from './doctor.module.css';

/** What calls for somebody stands first. */
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
    <Stack spacing={2} sx={{ maxWidth: 880 }}>
      <PageHead
        title={translate('desk.doctor')}
        actions={
          <Button variant="contained" disabled={isFetching} onClick={() => void refetch()}>
            {translate('upkeep.look_again')}
          </Button>
        }
      />
      <p role="status" className={panelStyles.nothing}>
        {isFetching
          ? translate('upkeep.looking')
          : wrong !== undefined &&
            translate(wrong === 0 ? 'upkeep.all_well' : 'upkeep.so_many_wrong', { smart_count: wrong })}
      </p>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && STATES.map((state) => <Found key={state} state={state} findings={data} />)}
    </Stack>
  );
}

/** Those of one kind; nothing where there are none. */
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
