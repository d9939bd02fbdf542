import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Inquiry } from '../../api/types';
import { SimpleForm } from '../../kit/form/SimpleForm';

const FIELDS = [
  'next_step_kind',
  'next_step',
  'next_step_on',
  'next_step_time',
  'next_step_project',
  'next_step_place',
];
const KINDS = (['task', 'viewing'] as const).map((id) => ({ id, name: `inquiries.step_kinds.${id}` }));
const SHORT = { htmlInput: { maxLength: 200 } };
const SHRUNK = { inputLabel: { shrink: true } };

/** What is to be done next, and when; all of it may be taken away. A viewing has a project and a place. */
export function NextStepForm({ inquiry, onDone }: { inquiry: Inquiry; onDone: () => void }) {
  const translate = useTranslate();
  return (
    <SimpleForm part="work" fields={FIELDS} saved={translate('inquiries.next_step_saved')} onDone={onDone}>
      <SelectInput source="next_step_kind" label={label('next_step_kind')} choices={KINDS} />
      <TextInput source="next_step" label={label('next_step')} autoFocus slotProps={SHORT} />
      <TextInput source="next_step_on" label={label('next_step_on')} type="date" slotProps={SHRUNK} />
      <TextInput source="next_step_time" label={label('next_step_time')} type="time" slotProps={SHRUNK} />
      <Viewing project={inquiry.project_interest} />
    </SimpleForm>
  );
}

/** The project is most often the one they asked about. */
function Viewing({ project }: { project: string | null }) {
  const isViewing = useWatch({ name: 'next_step_kind' }) === 'viewing';
  const { setValue, getValues } = useFormContext();
  useEffect(() => {
    if (isViewing && project && !getValues('next_step_project')) setValue('next_step_project', project);
  }, [isViewing, project, setValue, getValues]);
  if (!isViewing) return null;
  return (
    <>
      <TextInput source="next_step_project" label={label('next_step_project')} slotProps={SHORT} />
      <TextInput source="next_step_place" label={label('next_step_place')} slotProps={SHORT} />
    </>
  );
}

const label = (field: string) => `resources.inquiries.fields.${field}`;
