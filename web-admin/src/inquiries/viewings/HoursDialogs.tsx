import '../../messages/sales/inquiries';
import { useInput, useNotify, useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { theAccount } from '../../api/account/session';
import { useApi } from '../../api/dataProvider';
import type { NewDayOff, NewViewingHours, ProjectForSale } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { canAccess } from '../../kit/access';
import { FormDialog } from '../../layout/FormDialog';
import { useWorkChoices } from '../work/work';
import styles from './hours.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const AS_USUAL: NewViewingHours = {
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
  minutes: 60,
  at_once: 1,
  how: 'both',
};

export function HoursDialog({ projects, onClose }: { projects: ProjectForSale[]; onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const save = useSaved('viewings.added');
  return (
    <FormDialog
      title={translate('viewings.add_title')}
      action={translate('viewings.add')}
      values={{ ...AS_USUAL, staff_id: theAccount().id }}
      onSend={(hours: NewViewingHours) => save(() => api.addViewingHours(hours))}
      onClose={onClose}
    >
      <WhoInput />
      <Choice source="project">
        <option value="">{translate('viewings.all_projects')}</option>
        {projects.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <DaysInput />
      <div className={styles.row}>
        <Input source="opens" type="time" />
        <Input source="closes" type="time" />
        <Input
          source="minutes"
          type="number"
          parse={Number}
          slotProps={{ htmlInput: { min: 10, max: 480 } }}
        />
        <Input
          source="at_once"
          type="number"
          parse={Number}
          slotProps={{ htmlInput: { min: 1, max: 100 } }}
        />
      </div>
      <Choice source="how" label="viewings.how_label">
        {(['both', 'site', 'video'] as const).map((how) => (
          <option key={how} value={how}>
            {translate(`viewings.how.${how}`)}
          </option>
        ))}
      </Choice>
      <PlaceInput />
    </FormDialog>
  );
}

export function DayOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const save = useSaved('viewings.day_off_added');
  return (
    <FormDialog
      title={translate('viewings.days_off')}
      action={translate('viewings.add_day_off')}
      values={{
        staff_id: canAccess('viewings', 'manage') ? null : theAccount().id,
        first_day: '',
        last_day: '',
        name: '',
      }}
      onSend={(off: NewDayOff) => save(() => api.addDayOff(off))}
      onClose={onClose}
    >
      <WhoInput everybody />
      <DayInputs />
      <Input
        source="name"
        label="viewings.day_off_name"
        required={false}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </FormDialog>
  );
}

function useSaved(words: string) {
  const notify = useNotify();
  const invalidate = useInvalidate();
  return async (send: () => Promise<unknown>) => {
    await send();
    await invalidate('viewing-hours');
    notify(words, { type: 'success' });
  };
}

/** Agents enter their own time; a manager chooses whose it is. */
function WhoInput({ everybody }: { everybody?: boolean }) {
  const translate = useTranslate();
  const choices = useWorkChoices();
  if (!canAccess('viewings', 'manage') || !choices) return null;
  return (
    <Choice source="staff_id" label="viewings.who">
      {everybody && <option value="">{translate('viewings.everybody')}</option>}
      {choices.assignees.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

function DaysInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'days' });
  const days = field.value as number[];
  return (
    <fieldset className={styles.days}>
      <legend>{translate('viewings.days')}</legend>
      {WEEK.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            onChange={({ target }) =>
              field.onChange(WEEK.filter((one) => (one === day ? target.checked : days.includes(one))))
            }
          />
          {translate(`inquiries.days.${day}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Where they meet; by video alone there is no place. */
function PlaceInput() {
  const how = useWatch({ name: 'how' }) as NewViewingHours['how'];
  if (how === 'video') return null;
  return <Input source="place" required={false} slotProps={{ htmlInput: { maxLength: 200 } }} />;
}

/** The last day follows the first. */
function DayInputs() {
  const { getValues, setValue } = useFormContext<NewDayOff>();
  return (
    <div className={styles.row}>
      <Input
        source="first_day"
        type="date"
        onChange={({ target: { value } }: { target: HTMLInputElement }) => {
          if (getValues('last_day') < value) setValue('last_day', value);
        }}
      />
      <Input source="last_day" type="date" />
    </div>
  );
}

function Input({ label, slotProps, ...input }: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      fullWidth
      required
      margin="dense"
      helperText={false}
      label={label ?? `viewings.${input.source}`}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
      {...input}
    />
  );
}

const Choice = (props: ComponentProps<typeof TextInput>) => (
  <Input {...props} select required={false} slotProps={{ select: { native: true } }} />
);
