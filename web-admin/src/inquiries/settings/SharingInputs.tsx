import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { InquirySettings } from '../../api/types';
import { Nothing } from '../../layout/Panel';
import { useWorkChoices } from '../work/work';
import styles from './settings.module.css';

/** Whether inquiries are shared out, and among whom. */
export function SharingInputs() {
  const translate = useTranslate();
  const choices = useWorkChoices();
  const { register, watch, setValue } = useFormContext<InquirySettings>();
  const leftOut = watch('left_out');
  const takesPart = (id: string, takes: boolean) =>
    setValue('left_out', takes ? leftOut.filter((one) => one !== id) : [...leftOut, id], {
      shouldDirty: true,
    });
  return (
    <>
      <label>
        <input type="checkbox" {...register('assigns')} />
        {translate('inquiries.assigns')}
      </label>
      <Nothing>{translate('inquiries.assigns_note')}</Nothing>
      <fieldset>
        <legend>{translate('inquiries.takes_none')}</legend>
        <div className={styles.row}>
          {choices?.assignees.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={!leftOut.includes(id)}
                onChange={({ target }) => takesPart(id, target.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
