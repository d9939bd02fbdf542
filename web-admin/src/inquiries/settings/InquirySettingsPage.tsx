import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useApi } from '../../api/dataProvider';
import type { InquirySettings } from '../../api/types';
import type { Values } from '../../kit/form/tree';
import { useOpened } from '../../kit/form/useOpened';
import { useRequestedInput } from '../../kit/form/useRequestedInput';
import type { Read } from '../../kit/form/useSaving';
import { VersionedForm } from '../../kit/form/VersionedForm';
import { Loading, PageHead } from '../../layout/Page';
import { Panel, VisuallyHidden } from '../../layout/Panel';
import { RuleInputs } from './RuleInputs';
import styles from './settings.module.css';
import { useSettingsWords } from './settingsWords';
import { SharingInputs } from './SharingInputs';

/** How inquiries are shared out, when the office works, and how long reservations last. */
export function InquirySettingsPage() {
  const translate = useTranslate();
  const api = useApi();
  const { data, error } = useOpened(['inquiry-settings'], () => api.inquirySettings());
  return (
    <>
      <PageHead title={translate('inquiries.settings')} />
      {error && !data && <p role="alert">{error.message}</p>}
      {data ? <SettingsForm opened={data} /> : !error && <Loading />}
    </>
  );
}

/** Days as numbers, in the order of the week. */
const collect = (values: FieldValues): Values => {
  const { work_days, ...others } = values as InquirySettings;
  return { ...others, work_days: work_days.map(Number).sort((a, b) => a - b) };
};

function SettingsForm({ opened }: { opened: Read }) {
  useRequestedInput();
  const translate = useTranslate();
  const api = useApi();
  const words = useSettingsWords();
  return (
    <VersionedForm
      className={styles.settings}
      opened={opened}
      source={{
        read: () => api.inquirySettings(),
        write: (wanted, { etag }) => api.saveInquirySettings(wanted as InquirySettings, etag),
      }}
      collect={collect}
      saved="inquiries.settings_saved"
      {...words}
    >
      <Panel title={translate('inquiries.assignee')}>
        <SharingInputs />
      </Panel>
      <Panel title={translate('inquiries.rules')}>
        <RuleInputs />
      </Panel>
      <Panel title={translate('inquiries.office')}>
        <OfficeInputs />
      </Panel>
      <Panel title={translate('inquiries.reservations')}>
        <AmountInput name="reservation_days" min={1} max={365} />
        <AmountInput name="reservation_notice_days" min={0} max={60} />
      </Panel>
      <Panel title={translate('inquiries.view_viewings')}>
        <AmountInput name="viewing_lead_hours" min={0} max={720} />
        <AmountInput name="viewing_horizon_days" min={1} max={365} />
      </Panel>
    </VersionedForm>
  );
}

function OfficeInputs() {
  const translate = useTranslate();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{translate('inquiries.office')}</VisuallyHidden>
      <div className={styles.row}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <DayInput key={day} day={day} />
        ))}
      </div>
      <div className={styles.row}>
        <TimeInput name="opens" />
        <TimeInput name="closes" />
      </div>
      <AmountInput name="return_after_hours" min={0} max={400} />
    </fieldset>
  );
}

const useSettingsForm = () => useFormContext<InquirySettings>();

function DayInput({ day }: { day: number }) {
  const translate = useTranslate();
  const { watch, setValue } = useSettingsForm();
  const days = watch('work_days');
  return (
    <label>
      <input
        type="checkbox"
        checked={days.includes(day)}
        onChange={({ target }) =>
          setValue('work_days', target.checked ? [...days, day] : days.filter((one) => one !== day), {
            shouldDirty: true,
          })
        }
      />
      {translate(`inquiries.days.${day}`)}
    </label>
  );
}

function TimeInput({ name }: { name: 'opens' | 'closes' }) {
  const translate = useTranslate();
  const { register } = useSettingsForm();
  return (
    <label className={styles.above}>
      {translate(`inquiries.${name}`)}
      <input type="time" required {...register(name)} />
    </label>
  );
}

/** A whole number of hours or days. */
function AmountInput({ name, min, max }: { name: keyof typeof AMOUNTS; min: number; max: number }) {
  const translate = useTranslate();
  const { register } = useSettingsForm();
  return (
    <label className={styles.above}>
      {translate(AMOUNTS[name])}
      <input type="number" min={min} max={max} required {...register(name, { valueAsNumber: true })} />
    </label>
  );
}

const AMOUNTS = {
  return_after_hours: 'inquiries.return_after',
  reservation_days: 'inquiries.reservation_days',
  reservation_notice_days: 'inquiries.reservation_notice_days',
  viewing_lead_hours: 'inquiries.viewing_lead_hours',
  viewing_horizon_days: 'inquiries.viewing_horizon_days',
} as const;
