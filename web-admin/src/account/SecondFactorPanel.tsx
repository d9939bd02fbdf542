import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { call } from '../api/client';
import type { RecoveryCodes as Codes } from '../api/types';
import { formatDate } from '../format/dates';
import { Panel } from '../layout/Panel';
import { ReauthenticateForm } from './Reauthenticate';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpSecondFactor } from './SetUpSecondFactor';
import { ACCOUNT, useAccount } from './useAccount';

type Step = 'rest' | 'set-up' | 'renew' | 'switch-off';

/** The second factor: off, being set up, or on. Recovery codes stay on the screen until they are put away. */
export function SecondFactorPanel() {
  const { data } = useAccount();
  const queries = useQueryClient();
  const notify = useNotify();
  const [step, setStep] = useState<Step>('rest');
  const [codes, setCodes] = useState<string[]>();
  if (!data) return null;

  const since = data.second_factor_since;
  const rest = () => setStep('rest');
  const ready = async (made?: string[]) => {
    setCodes(made);
    rest();
    // Codes are shown once: until they are put away, nothing around them may change.
    if (!made) await queries.invalidateQueries({ queryKey: ACCOUNT });
  };
  const renew = async (proof: object) =>
    ready((await call<Codes>('POST', '/auth/second-factor/recovery-codes', proof)).recovery_codes);
  const switchOff = async (proof: object) => {
    await call('POST', '/auth/second-factor/switch-off', proof);
    notify('The second factor is off. Your password alone signs you in.', { type: 'success' });
    await ready();
  };

  return (
    <Panel title="Second factor" aside={<Chip size="small" label={since || codes ? 'On' : 'Off'} />}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => void ready()} />
      ) : step === 'set-up' ? (
        <SetUpSecondFactor onReady={(made) => void ready(made)} onCancel={rest} />
      ) : step === 'renew' ? (
        <ReauthenticateForm action="Make new codes" onProof={renew} onCancel={rest} />
      ) : step === 'switch-off' ? (
        <ReauthenticateForm action="Switch off" danger onProof={switchOff} onCancel={rest} />
      ) : since ? (
        <>
          <Typography sx={{ mb: 1.5 }}>
            Since {formatDate(since)} signing in takes a code from your authenticator app.{' '}
            {data.recovery_codes_left} of 10 recovery codes are left.
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setStep('renew')}>
              New recovery codes
            </Button>
            {!data.second_factor_required && (
              <Button variant="outlined" color="error" onClick={() => setStep('switch-off')}>
                Switch off
              </Button>
            )}
          </Stack>
        </>
      ) : (
        <>
          <Typography sx={{ mb: 1.5 }}>
            A code from an app on your phone, besides the password: whoever learns the password still cannot
            sign in. Any authenticator app will do.
          </Typography>
          <Button variant="contained" onClick={() => setStep('set-up')}>
            Switch on
          </Button>
        </>
      )}
    </Panel>
  );
}
