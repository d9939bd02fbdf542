import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../../api/ApiError';
import { changesBetween, merge } from './changes';
import { ConflictDialog, type FormWords } from './ConflictDialog';
import styles from './record-form.module.css';
import { SaveButton } from './SaveButton';
import { SaveDoubt } from './SaveDoubt';
import type { Values } from './tree';
import { UnsavedChanges } from './UnsavedChanges';
import { useSaving, type Read, type Source } from './useSaving';

interface Props<T extends Read> extends FormWords {
  opened: T;
  source: Source<T>;
  /** What is saved of the values in the form. */
  collect: (values: FieldValues) => Values;
  /** Said once the server has it. */
  saved: string;
  /** Called once the server has saved every value. */
  onDone?: () => void;
  onCancel?: () => void;
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form over something that has a version. Nothing that is typed goes: neither for a colleague nor for the line. */
export function VersionedForm<T extends Read>(props: Props<T>) {
  const { opened, source, collect, saved, onDone, onCancel, noValidate, className, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const form = useRef<UseFormReturn>(null);
  const [start] = useState(opened.data as Values);
  const { saving, doubt, meanwhile, save, settle, closeMeanwhile } = useSaving(source, opened);

  const finish = (kept: T | undefined, written: Values) => {
    if (!kept) return;
    notify(saved, { type: 'success' });
    const now = form.current?.getValues() ?? {};
    if (changesBetween(written, collect(now)).length === 0) {
      form.current?.reset(kept.data as Values);
      onDone?.();
    } else keepTyping(written, now, kept.data as Values);
  };
  /** What was typed while it was saved stays, and is not saved yet. */
  const keepTyping = (written: Values, now: FieldValues, kept: Values) => {
    form.current?.reset(kept);
    const merged = merge(written, collect(now), kept).merged as Values;
    for (const [name, value] of Object.entries(merged))
      form.current?.setValue(name, value, { shouldDirty: true });
  };
  const run = async (written: Values, task: () => Promise<T | undefined>) => {
    try {
      finish(await task(), written);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
  const submit = (values: FieldValues) => {
    const written = collect(values);
    return run(written, () => save(written));
  };
  const putTogether = async (merged: Values) => {
    const now = form.current?.getValues() ?? {};
    // What was typed after Save was pressed is in neither yet.
    const held = merge(meanwhile?.mine, collect(now), merged).merged as Values;
    form.current?.reset({ ...now, ...held }, { keepDefaultValues: true });
    const errors = await run(merged, () => settle(merged));
    for (const [field, message] of Object.entries(errors ?? {})) form.current?.setError(field, { message });
  };
  return (
    <Form record={start} onSubmit={submit} noValidate={noValidate} className={className}>
      <TakeForm take={(given) => (form.current = given)} />
      <UnsavedChanges />
      {children}
      <SaveDoubt doubt={doubt} />
      <div className={styles.buttons}>
        <SaveButton saving={saving} />
        {onCancel && <Button onClick={onCancel}>{translate('desk.cancel')}</Button>}
      </div>
      {meanwhile && (
        <ConflictDialog
          key={meanwhile.theirs.etag}
          meanwhile={meanwhile}
          placeOf={props.placeOf}
          valueOf={props.valueOf}
          onSettled={(merged) => void putTogether(merged as Values)}
          onClose={closeMeanwhile}
        />
      )}
    </Form>
  );
}

/** Gives the form to what stands around it. */
function TakeForm({ take }: { take: (form: UseFormReturn) => void }) {
  const form = useFormContext();
  // Nothing is returned: React would call what an effect returns.
  useEffect(() => {
    take(form);
  });
  return null;
}
