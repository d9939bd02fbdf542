import { useTranslate } from 'ra-core';
import { Time } from '../format/Time';
import { StateChip } from '../layout/StateChip';
import { palette } from '../theme/palette';

/** Whether one can sign in to an account. */
export function AccountState({ disabled }: { disabled: boolean }) {
  const translate = useTranslate();
  return (
    <StateChip
      color={disabled ? palette.muted : palette.leaf}
      label={translate(disabled ? 'staff.is_disabled' : 'staff.is_enabled')}
    />
  );
}

export function LastSignIn({ at }: { at: string | null }) {
  const translate = useTranslate();
  return at ? <Time iso={at} /> : translate('staff.never');
}
