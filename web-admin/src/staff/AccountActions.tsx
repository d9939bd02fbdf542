import '../messages/staff';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { StaffMember } from '../api/types';
import { VERSION, versionOf } from '../api/version';
import { useAction } from '../kit/useAction';
import { useMailSummary } from '../mail/useMailSummary';
import { LeaveDialog, type HandOver } from './LeaveDialog';

/** Disables an account, which asks first, or enables it again. Nothing of what the person did is lost. */
export function DisableButton({ member }: { member: StaffMember }) {
  const { id, name, email, role, disabled_at } = member;
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const enabling = useAction(
    () => {
      const data = { name, email, role, disabled: false, [VERSION]: versionOf(member) };
      return api.update('staff', { id, data, previousData: member });
    },
    { shows: ['staff'], done: translate('staff.enabled', { name }) },
  );
  const { runAsync, isPending } = useAction((handOver: HandOver[]) => api.leave(member, false, handOver), {
    shows: ['staff', 'inquiries'],
    done: translate('staff.disabled', { name }),
  });
  if (disabled_at)
    return (
      <Button variant="outlined" disabled={enabling.isPending} onClick={() => enabling.run()}>
        {translate('staff.enable')}
      </Button>
    );
  return (
    <>
      <Button variant="outlined" color="error" disabled={isPending} onClick={() => setAsking(true)}>
        {translate('staff.disable')}
      </Button>
      {asking && (
        <LeaveDialog
          member={member}
          title={translate('staff.disable_title', { name })}
          text={translate('staff.disable_text')}
          action={translate('staff.disable_action', { name })}
          onLeave={(handOver) => runAsync(handOver).catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Removes a disabled account. It asks again who takes over what the person has: something may have come since. */
export function RemoveAccountButton({ member }: { member: StaffMember }) {
  const { name } = member;
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, isPending } = useAction(
    async (handOver: HandOver[]) => {
      await api.leave(member, true, handOver);
      await navigate('/staff');
    },
    { shows: ['staff', 'inquiries'], done: translate('staff.removed') },
  );
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} disabled={isPending} onClick={() => setAsking(true)}>
        {translate('staff.remove')}
      </Button>
      {asking && (
        <LeaveDialog
          member={member}
          title={translate('staff.remove_title', { name })}
          text={translate('staff.remove_text')}
          action={translate('staff.remove_action', { name })}
          onLeave={(handOver) => runAsync(handOver).catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Mails a colleague a link for setting their password; there only where mail is sent. */
export function InviteButton({ id }: { id: string }) {
  const api = useApi();
  const translate = useTranslate();
  const { data } = useMailSummary();
  const { run: invite } = useAction(() => api.invite(id), {
    shows: ['mails'],
    showsRefused: true,
    done: ({ message }) => message,
  });
  if (!data?.configured) return null;
  return <Button onClick={() => invite()}>{translate('staff.invite')}</Button>;
}
