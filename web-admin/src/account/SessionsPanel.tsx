import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLogout, useNotify } from 'react-admin';
import { call } from '../api/client';
import type { Session } from '../api/types';
import { Panel } from '../layout/Panel';
import { SessionRow } from './SessionRow';

/** Every browser in which the person is signed in, to be signed out one by one or all at once. */
export function SessionsPanel() {
  const notify = useNotify();
  const logout = useLogout();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => call<Session[]>('GET', '/auth/sessions'),
  });
  const told = async (task: Promise<unknown>) => {
    try {
      await task;
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  const end = async ({ id, browser }: Session) => {
    await call('DELETE', `/auth/sessions/${id}`);
    notify(`${browser ?? 'The browser'} is signed out`, { type: 'success' });
    await refetch();
  };
  const endAll = async () => {
    await call('POST', '/auth/sign-out-everywhere');
    await logout();
  };
  return (
    <Panel title="Where you are signed in">
      {error && <Typography role="alert">{error.message}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void told(end(session))} />
        ))}
      </Box>
      <Typography sx={{ mb: 1.5 }}>
        One that you do not know? Sign it out and change your password. Signing out everywhere ends this one
        too.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => void told(endAll())}>
        Sign out everywhere
      </Button>
    </Panel>
  );
}
