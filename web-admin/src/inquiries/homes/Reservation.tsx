import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useApi } from '../../api/dataProvider';
import type { Extension, Inquiry } from '../../api/types';
import { formatDay } from '../../format/dates';
import { useAction } from '../../kit/useAction';
import { useSeen } from '../../kit/useSeen';
import { FormDialog } from '../../layout/FormDialog';
import styles from './home.module.css';

/** The queries to read again when a home is reserved, extended or released. */
export const SHOWS = ['inquiries', 'homes-for-sale', 'stock', 'dashboard'];

/** Until when a home is reserved, and why it was extended. */
export function ReservedUntil({ inquiry: { home_until, home_reason } }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  return (
    <p>
      {home_until ? translate('homes.until', { day: formatDay(home_until) }) : translate('homes.endless')}
      {home_reason && ` ${translate('homes.extended', { reason: home_reason })}`}
    </p>
  );
}

/** Keeps the home for longer, with a reason. */
export function ExtendButton({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('homes.extend')}
      </Button>
      {open && <ExtendDialog inquiry={inquiry} onClose={() => setOpen(false)} />}
    </>
  );
}

const NONE: Extension = { until: '', reason: '' };

function ExtendDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const { over } = useSeen(inquiry);
  const { runAsync } = useAction(
    (extension: Extension) => over((seen) => api.extendReservation(seen, extension)),
    {
      shows: SHOWS,
      done: (now) => translate('homes.done.extended', { day: formatDay(now.home_until ?? '') }),
      meanwhile: 'inquiries.changed_meanwhile',
    },
  );
  return (
    <FormDialog
      title={translate('homes.extend_title', { home: inquiry.home_name })}
      action={translate('homes.extend')}
      values={NONE}
      onSend={runAsync}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {/* react-admin’s DateInput cannot take the focus as it is drawn. */}
        <TextInput
          source="until"
          type="date"
          label={translate('homes.extend_until')}
          helperText={false}
          required
          autoFocus
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: inquiry.home_until ?? undefined } }}
        />
        <TextInput
          source="reason"
          label={translate('homes.extend_reason')}
          helperText={false}
          required
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </div>
    </FormDialog>
  );
}
