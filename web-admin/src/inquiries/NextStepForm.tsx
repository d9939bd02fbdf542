import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import type { Inquiry } from '../api/types';
import { RecordForm } from '../form/RecordForm';

const FIELDS = ['next_step', 'next_step_on'];

/** What is to be done next, and when; both may be taken away. */
export function NextStepForm({ inquiry, onDone }: { inquiry: Inquiry; onDone: () => void }) {
  const translate = useTranslate();
  return (
    <RecordForm
      resource="inquiries"
      part="work"
      record={inquiry}
      fields={FIELDS}
      saved={translate('inquiries.next_step_saved')}
      onDone={onDone}
    >
      <TextInput
        source="next_step"
        label={translate('resources.inquiries.fields.next_step')}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="next_step_on"
        label={translate('resources.inquiries.fields.next_step_on')}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </RecordForm>
  );
}
