import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
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
  return (
    // React passes the dialog's events on to the row that opened it.
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <FormDialog
        title={title}
        action={translate('inquiries.lost_action')}
        values={{ reason: reasons[0] }}
        onSend={async ({ reason }) => reason && onLost(reason)}
        onClose={onClose}
      >
        <Reasons reasons={reasons} />
      </FormDialog>
    </span>
  );
}

function Reasons({ reasons }: Pick<Props, 'reasons'>) {
  const translate = useTranslate();
  const { register } = useFormContext();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{translate('inquiries.lost_reason')}</label>
      <select id={id} {...register('reason')} className={`${listStyles.select} ${styles.reasons}`}>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {translate(`inquiries.lost_reasons.${reason}`)}
          </option>
        ))}
      </select>
    </>
  );
}
