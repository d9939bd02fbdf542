import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type ComponentProps } from 'react';
import { useApi } from '../../api/dataProvider';
import { may, theAccount } from '../../api/session';
import type { NewDayOff, NewViewingHours, ProjectForSale } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { FormDialog } from '../../layout/FormDialog';
import { useWorkChoices } from '../work/work';
import styles from './hours.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const AS_USUAL: NewViewingHours = {
  ...{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  ...{ minutes: 60, at_once: 1, how: 'both' },
};

export function HoursDialog({ projects, onClose }: { projects: ProjectForSale[]; onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const save = useSaved('viewings.added');
  const [hours, setHours] = useState<NewViewingHours>({ ...AS_USUAL, staff_id: theAccount().id });
  const set = (change: Partial<NewViewingHours>) => setHours((before) => ({ ...before, ...change }));
  return (
    <FormDialog
      title={translate('viewings.add_title')}
      action={translate('viewings.add')}
      onSend={() => save(() => api.addViewingHours(hours))}
      onClose={onClose}
    >
      <WhoInput value={hours.staff_id ?? ''} onChange={(staff_id) => set({ staff_id })} />
      <Choice
        label="project"
        value={hours.project ?? ''}
        onChange={({ target }) => set({ project: target.value || null })}
      >
        <option value="">{translate('viewings.all_projects')}</option>
        {projects.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <fieldset className={styles.days}>
        <legend>{translate('viewings.days')}</legend>
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={hours.days.includes(day)}
              onChange={({ target }) =>
                set({ days: WEEK.filter((one) => (one === day ? target.checked : hours.days.includes(one))) })
              }
            />
            {translate(`inquiries.days.${day}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <Input
          label="opens"
          type="time"
          value={hours.opens}
          onChange={({ target }) => set({ opens: target.value })}
        />
        <Input
          label="closes"
          type="time"
          value={hours.closes}
          onChange={({ target }) => set({ closes: target.value })}
        />
        <Input
          label="minutes"
          type="number"
          value={hours.minutes}
          onChange={({ target }) => set({ minutes: Number(target.value) })}
          slotProps={{ htmlInput: { min: 10, max: 480 } }}
        />
        <Input
          label="at_once"
          type="number"
          value={hours.at_once}
          onChange={({ target }) => set({ at_once: Number(target.value) })}
          slotProps={{ htmlInput: { min: 1, max: 100 } }}
        />
      </div>
      <Choice
        label="how_label"
        value={hours.how}
        onChange={({ target }) => set({ how: target.value as NewViewingHours['how'] })}
      >
        {(['both', 'site', 'video'] as const).map((how) => (
          <option key={how} value={how}>
            {translate(`viewings.how.${how}`)}
          </option>
        ))}
      </Choice>
      {hours.how !== 'video' && (
        <Input
          label="place"
          required={false}
          value={hours.place ?? ''}
          onChange={({ target }) => set({ place: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
    </FormDialog>
  );
}

export function DayOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const api = useApi();
  const save = useSaved('viewings.day_off_added');
  const [off, setOff] = useState<NewDayOff>({
    staff_id: may('manager') ? null : theAccount().id,
    ...{ first_day: '', last_day: '', name: '' },
  });
  const set = (change: Partial<NewDayOff>) => setOff((before) => ({ ...before, ...change }));
  return (
    <FormDialog
      title={translate('viewings.days_off')}
      action={translate('viewings.add_day_off')}
      onSend={() => save(() => api.addDayOff(off))}
      onClose={onClose}
    >
      <WhoInput value={off.staff_id ?? ''} everybody onChange={(id) => set({ staff_id: id || null })} />
      <div className={styles.row}>
        <Input
          label="first_day"
          type="date"
          value={off.first_day}
          onChange={({ target: { value } }) =>
            set({ first_day: value, ...(off.last_day < value && { last_day: value }) })
          }
        />
        <Input
          label="last_day"
          type="date"
          value={off.last_day}
          onChange={({ target }) => set({ last_day: target.value })}
        />
      </div>
      <Input
        label="day_off_name"
        required={false}
        value={off.name ?? ''}
        onChange={({ target }) => set({ name: target.value })}
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

/** An agent’s own time is theirs; a manager says whose it is. */
function WhoInput({
  value,
  everybody,
  onChange,
}: {
  value: string;
  everybody?: boolean;
  onChange: (id: string) => void;
}) {
  const translate = useTranslate();
  const choices = useWorkChoices();
  if (!may('manager') || !choices) return null;
  return (
    <Choice label="who" value={value} onChange={({ target }) => onChange(target.value)}>
      {everybody && <option value="">{translate('viewings.everybody')}</option>}
      {choices.assignees.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'variant'> & { label: string };

function Input({ label, slotProps, ...input }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      required
      margin="dense"
      label={translate(`viewings.${label}`)}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
      {...input}
    />
  );
}

const Choice = (props: Props) => (
  <Input {...props} select required={false} slotProps={{ select: { native: true } }} />
);
