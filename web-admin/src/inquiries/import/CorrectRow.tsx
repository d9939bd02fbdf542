import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../layout/FormDialog';
import type { Lead } from './leads-of';
import type { ImportRow } from './send-leads';

const FIELDS = ['first_name', 'last_name', 'phone_number', 'email', 'project_interest'] as const;

interface Props {
  row: ImportRow;
  onSend: (fields: Partial<Lead>) => Promise<unknown>;
  onClose: () => void;
}

/** One row, as it is to come in; the file stays as it is. */
export function CorrectRow({ row, onSend, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog<Partial<Lead>>
      title={translate('leads.correct_line', { line: row.line })}
      action={translate('leads.correct_action')}
      values={row.lead}
      onSend={onSend}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={`resources.inquiries.fields.${field}`}
          autoComplete="off"
          fullWidth
        />
      ))}
      <TextInput source="message" label="leads.message" multiline minRows={2} fullWidth />
    </FormDialog>
  );
}
