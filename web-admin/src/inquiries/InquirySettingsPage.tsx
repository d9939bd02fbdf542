import './inquiries.css';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { statusOf } from '../api/ApiError';
import type { InquirySettings } from '../api/types';
import { useDesk } from '../api/dataProvider';
import { UnsavedChanges } from '../form/UnsavedChanges';
import { Loading, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { RuleInputs } from './RuleInputs';
import { SharingInputs } from './SharingInputs';

const KEY = ['inquiry-settings'];

/** How inquiries are shared out, and when the office works: for admins. */
export function InquirySettingsPage() {
  const translate = useTranslate();
  const desk = useDesk();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => desk.inquirySettings(), staleTime: 0 });
  return (
    <>
      <PageHead title={translate('inquiries.settings')} />
      {error && !data && <p role="alert">{error.message}</p>}
      {data ? <SettingsForm key={data.version} {...data} /> : !error && <Loading />}
    </>
  );
}

function SettingsForm({ settings, version }: { settings: InquirySettings; version: string | null }) {
  const translate = useTranslate();
  const desk = useDesk();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: settings });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: InquirySettings) => desk.saveInquirySettings(wanted, version),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      notify('inquiries.settings_saved', { type: 'success' });
    },
    onError: (error) => {
      if (statusOf(error) === 412) void queries.invalidateQueries({ queryKey: KEY });
      notify(error.message, { type: 'error' });
    },
  });
  const save = form.handleSubmit(async (wanted) => {
    const work_days = wanted.work_days.map(Number).sort((a, b) => a - b);
    await mutateAsync({ ...wanted, work_days }).catch(() => undefined);
  });
  return (
    <FormProvider {...form}>
      <form className="inquiry-settings" onSubmit={(event) => void save(event)}>
        <UnsavedChanges />
        <Panel title={translate('inquiries.assignee')}>
          <SharingInputs />
        </Panel>
        <Panel title={translate('inquiries.rules')}>
          <RuleInputs />
        </Panel>
        <Panel title={translate('inquiries.office')}>
          <OfficeInputs />
        </Panel>
        <div>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate(isPending ? 'desk.saving' : 'desk.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function OfficeInputs() {
  const translate = useTranslate();
  return (
    <fieldset>
      <legend className="visually-hidden">{translate('inquiries.office')}</legend>
      <div className="row">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <DayInput key={day} day={day} />
        ))}
      </div>
      <div className="row">
        <TimeInput name="opens" />
        <TimeInput name="closes" />
      </div>
      <HoursInput />
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
    <label className="above">
      {translate(`inquiries.${name}`)}
      <input type="time" required {...register(name)} />
    </label>
  );
}

function HoursInput() {
  const translate = useTranslate();
  const { register } = useSettingsForm();
  return (
    <label className="above">
      {translate('inquiries.return_after')}
      <input
        type="number"
        min={0}
        max={400}
        required
        {...register('return_after_hours', { valueAsNumber: true })}
      />
    </label>
  );
}
