import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useNotify, useTranslate, useUpdate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { fieldErrors, statusOf } from '../api/ApiError';
import { useDesk } from '../api/dataProvider';
import { ConflictDialog } from './ConflictDialog';
import { UnsavedChanges } from './UnsavedChanges';

type Values = Record<string, unknown> & { id: string };

interface Props {
  resource: string;
  record: object & { id: string };
  /** What the form may change, which is all that is sent. */
  fields: readonly string[];
  /** What is sent besides, where it was filled in. */
  optional?: readonly string[];
  /** Said once the server has it. */
  saved: string;
  children: ReactNode;
  onDone: () => void;
}

const only = (fields: readonly string[], values: object) =>
  Object.fromEntries(fields.map((field) => [field, (values as Values)[field] ?? null]));

const filled = (fields: readonly string[], values: object) =>
  Object.fromEntries(
    fields.flatMap((field) => ((values as Values)[field] ? [[field, (values as Values)[field]]] : [])),
  );

/**
 * Changes a record. It starts from the record as it was when the form was opened, and saves only over that version:
 * where somebody was faster, the person chooses between both field by field.
 */
export function RecordForm({ resource, record, fields, optional = [], saved, children, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const desk = useDesk();
  const [base] = useState(record as Values);
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Values }>();
  const [update, { isPending }] = useUpdate<Values>();

  const write = async (values: object, over: Values) => {
    await update(
      resource,
      { id: base.id, data: { ...only(fields, values), ...filled(optional, values) }, previousData: over },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    notify(saved, { type: 'success' });
    onDone();
  };
  const submit = async (values: object) => {
    try {
      await write(values, base);
    } catch (error) {
      if (statusOf(error) === 412) {
        const { data: theirs } = await desk.getOne<Values>(resource, { id: base.id });
        const untouched = fields.every((field) => (theirs[field] ?? '') === (base[field] ?? ''));
        // What somebody changed meanwhile is nothing that this form is about.
        if (untouched) return await write(values, theirs);
        setConflict({ mine: values as Values, theirs });
        return;
      }
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
  return (
    <Form record={base} onSubmit={submit} noValidate>
      <UnsavedChanges />
      {children}
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate(isPending ? 'desk.saving' : 'desk.save')}
        </Button>
        <Button onClick={onDone} disabled={isPending}>
          {translate('desk.cancel')}
        </Button>
      </Stack>
      {conflict && (
        <ConflictDialog
          resource={resource}
          fields={fields}
          base={base}
          {...conflict}
          onChosen={(values) => write(values, conflict.theirs)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Form>
  );
}
