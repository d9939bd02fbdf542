import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../../api/ApiError';
import { changesBetween, merge } from './changes';
import { ConflictDialog, type FormLabels } from './ConflictDialog';
import { EscapeLeaves } from './EscapeLeaves';
import styles from './record-form.module.css';
import { SaveButton } from './SaveButton';
import { pathOf, type Values } from './tree';
import { UnansweredNote } from './UnansweredNote';
import { UnsavedChanges } from './UnsavedChanges';
import { useSaving, type Read, type Source } from './useSaving';

interface Props<T extends Read> extends FormLabels {
  opened: T;
  source: Source<T>;
  /** What is saved of the values in the form. */
  collect: (values: FieldValues) => Values;
  /** Said once the server has it. */
  saved: string;
  /** Called once the server has saved every value. */
  onDone?: () => void;
  onCancel?: () => void;
  /** The input of a field that the server says something of, where it has another name. */
  inputOf?: (field: string) => string;
  noValidate?: boolean;
  className?: string;
  /** A function draws the button that saves by itself. */
  children: ReactNode | ((saving: boolean) => ReactNode);
}

/** A form over something that has a version. Neither a colleague's save nor a lost answer discards what was typed. */
export function VersionedForm<T extends Read>(props: Props<T>) {
  const { opened, source, collect, saved, onDone, onCancel, noValidate, className, children } = props;
  const { inputOf = (field: string) => field } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const form = useRef<UseFormReturn>(null);
  const [start] = useState(opened.data as Values);
  const { saving, unanswered, conflict, save, resolve, dismissConflict } = useSaving(source, opened);

  const finish = (kept: T | undefined, written: Values) => {
    if (!kept) return;
    notify(saved, { type: 'success' });
    const now = form.current?.getValues() ?? {};
    if (changesBetween(written, collect(now)).length === 0) {
      form.current?.reset(kept.data as Values);
      onDone?.();
    } else keepTyping(written, now, kept.data as Values);
  };
  /** What was typed during the save stays in the form, unsaved. */
  const keepTyping = (written: Values, now: FieldValues, kept: Values) => {
    form.current?.reset(kept);
    const merged = merge(written, collect(now), kept).merged as Values;
    for (const [name, value] of Object.entries(merged))
      form.current?.setValue(name, value, { shouldDirty: true });
  };
  /** What the server refuses, each under the label of its field: the server names it as programs do. */
  const refusal = (error: Error): string => {
    const errors = Object.entries(fieldErrors(error) ?? {});
    if (errors.length === 0) return error.message;
    const label = (field: string) => props.fieldLabel(pathOf(inputOf(field)), start);
    return errors.map(([field, message]) => `${label(field)}: ${message}`).join('; ');
  };
  const run = async (written: Values, task: () => Promise<T | undefined>) => {
    try {
      finish(await task(), written);
    } catch (error) {
      notify(refusal(error as Error), { type: 'error' });
      return Object.fromEntries(
        Object.entries(fieldErrors(error) ?? {}).map(([field, message]) => [inputOf(field), message]),
      );
    }
  };
  const submit = (values: FieldValues) => {
    const written = collect(values);
    return run(written, () => save(written));
  };
  const putTogether = async (merged: Values) => {
    const now = form.current?.getValues() ?? {};
    // What was typed after Save was pressed is in neither version.
    const merging = merge(conflict?.mine, collect(now), merged).merged as Values;
    form.current?.reset({ ...now, ...merging }, { keepDefaultValues: true });
    const errors = await run(merged, () => resolve(merged));
    for (const [field, message] of Object.entries(errors ?? {})) form.current?.setError(field, { message });
  };
  const inputs = typeof children === 'function' ? children(saving) : children;
  return (
    <Form record={start} onSubmit={submit} noValidate={noValidate} className={className}>
      <TakeForm take={(given) => (form.current = given)} />
      <UnsavedChanges />
      {onCancel ? <EscapeLeaves onLeave={onCancel}>{inputs}</EscapeLeaves> : inputs}
      <UnansweredNote save={unanswered} />
      {typeof children !== 'function' && (
        <div className={styles.buttons}>
          <SaveButton saving={saving} />
          {onCancel && <Button onClick={onCancel}>{translate('desk.cancel')}</Button>}
        </div>
      )}
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.etag}
          conflict={conflict}
          fieldLabel={props.fieldLabel}
          valueOf={props.valueOf}
          onResolved={(merged) => void putTogether(merged as Values)}
          onClose={dismissConflict}
        />
      )}
    </Form>
  );
}

/** Hands the form to the component around it. */
function TakeForm({ take }: { take: (form: UseFormReturn) => void }) {
  const form = useFormContext();
  // Nothing is returned: React would call what an effect returns.
  useEffect(() => {
    take(form);
  });
  return null;
}
