import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import listStyles from '../../kit/list/list.module.css';
import { FormDialog } from '../../layout/FormDialog';
import styles from '../inquiries.module.css';
import type { LostReason } from './work';

interface Props {
  title: string;
  reasons: readonly LostReason[];
  onLost: (reason: LostReason) => Promise<unknown>;
  onClose: () => void;
}

/** No inquiry is lost without a reason: the reasons are what one learns from. */
export function LostDialog({ title, reasons, onLost, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState<LostReason | undefined>(reasons[0]);
  return (
    // The dialog's events climb to the row that it was opened from.
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <FormDialog
        title={title}
        action={translate('inquiries.lost_action')}
        onSend={async () => reason && onLost(reason)}
        onClose={onClose}
      >
        <label htmlFor={id}>{translate('inquiries.lost_reason')}</label>
        <select
          id={id}
          value={reason}
          onChange={({ target }) => setReason(target.value as LostReason)}
          className={`${listStyles.select} ${styles.reasons}`}
        >
          {reasons.map((one) => (
            <option key={one} value={one}>
              {translate(`inquiries.lost_reasons.${one}`)}
            </option>
          ))}
        </select>
      </FormDialog>
    </span>
  );
}
