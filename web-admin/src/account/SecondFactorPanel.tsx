import '../messages/account';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { useInvalidate } from '../api/useCall';
import { formatDate } from '../format/dates';
import { Lead, Buttons, Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { ReauthenticateForm } from './Reauthenticate';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpSecondFactor } from './SetUpSecondFactor';
import { ACCOUNT, useAccount } from './useAccount';

type Step = 'rest' | 'set-up' | 'renew' | 'switch-off';

/** The second factor: off, being set up, or on. Recovery codes stay on the screen until they are put away. */
export function SecondFactorPanel() {
  const api = useApi();
  const translate = useTranslate();
  const { data } = useAccount();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const [step, setStep] = useState<Step>('rest');
  const [codes, setCodes] = useState<string[]>();
  if (!data) return null;

  const since = data.second_factor_since;
  const isOn = since !== null || codes !== undefined;
  const rest = () => setStep('rest');
  const ready = async (made?: string[]) => {
    setCodes(made);
    rest();
    // Codes are shown once: until they are put away, nothing around them may change.
    if (!made) await invalidate(ACCOUNT);
  };
  const renew = async (proof: object) => ready((await api.renewRecoveryCodes(proof)).recovery_codes);
  const switchOff = async (proof: object) => {
    await api.switchOffSecondFactor(proof);
    notify('account.factor_off_done', { type: 'success' });
    await ready();
  };

  return (
    <Panel
      title={translate('account.factor')}
      aside={
        <StateChip
          label={translate(isOn ? 'desk.on' : 'desk.off')}
          color={isOn ? palette.leaf : palette.muted}
        />
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => void ready()} />
      ) : step === 'set-up' ? (
        <SetUpSecondFactor onReady={(made) => void ready(made)} onCancel={rest} />
      ) : step === 'renew' ? (
        <ReauthenticateForm action={translate('account.make_codes')} onProof={renew} onCancel={rest} />
      ) : step === 'switch-off' ? (
        <ReauthenticateForm
          action={translate('account.switch_off')}
          danger
          onProof={switchOff}
          onCancel={rest}
        />
      ) : since ? (
        <>
          <Lead>
            {translate('account.factor_since', {
              date: formatDate(since),
              left: data.recovery_codes_left,
            })}
          </Lead>
          <Buttons>
            <Button variant="outlined" onClick={() => setStep('renew')}>
              {translate('account.new_codes')}
            </Button>
            {!data.second_factor_required && (
              <Button variant="outlined" color="error" onClick={() => setStep('switch-off')}>
                {translate('account.switch_off')}
              </Button>
            )}
          </Buttons>
        </>
      ) : (
        <>
          <Lead>{translate('account.factor_why')}</Lead>
          <Button variant="contained" onClick={() => setStep('set-up')}>
            {translate('account.switch_on')}
          </Button>
        </>
      )}
    </Panel>
  );
}
