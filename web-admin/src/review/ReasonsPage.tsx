import '../messages/review';
import './review.css';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { call } from '../api/client';
import type { RejectionReason } from '../api/types';
import { UnsavedChanges } from '../form/UnsavedChanges';
import { Loading, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { REASONS, useReasons } from './useReasons';

/** As the API takes them. */
const MOST = 12;

/** The list that staff choose from when they reject a proof, in the order of its digits. */
export function ReasonsPage() {
  const translate = useTranslate();
  const { data, error } = useReasons();
  return (
    <>
      <PageHead title={translate('review.list.title')} />
      {error && !data && <p role="alert">{error.message}</p>}
      {data ? <ReasonsForm key={JSON.stringify(data)} reasons={data} /> : !error && <Loading />}
    </>
  );
}

function ReasonsForm({ reasons }: { reasons: RejectionReason[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { reasons } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'reasons' });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: { reasons: RejectionReason[] }) =>
      call<RejectionReason[]>('PUT', '/proofs/reasons', wanted),
    onSuccess: (kept) => {
      queries.setQueryData(REASONS, kept);
      notify('review.list.saved', { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const save = form.handleSubmit(async (wanted) => {
    await mutateAsync(wanted).catch(() => undefined);
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void save(event)}>
        <UnsavedChanges />
        <Panel title={translate('review.words')}>
          <ol className="reasons">
            {fields.map((field, n) => (
              <li key={field.id}>
                <TextField
                  label={translate('review.list.label')}
                  size="small"
                  required
                  slotProps={{ htmlInput: { maxLength: 60 } }}
                  {...form.register(`reasons.${n}.label`)}
                />
                <TextField
                  label={translate('review.list.words')}
                  size="small"
                  required
                  multiline
                  slotProps={{ htmlInput: { maxLength: 500 } }}
                  {...form.register(`reasons.${n}.words`)}
                />
                <Button
                  onClick={() => remove(n)}
                  disabled={fields.length === 1}
                  aria-label={translate('review.list.remove_one', { number: n + 1 })}
                >
                  {translate('review.list.remove')}
                </Button>
              </li>
            ))}
          </ol>
          <Button
            startIcon={<AddIcon />}
            disabled={fields.length >= MOST}
            onClick={() => append({ label: '', words: '' })}
          >
            {translate('review.list.add')}
          </Button>
        </Panel>
        <p>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate(isPending ? 'desk.saving' : 'desk.save')}
          </Button>
        </p>
      </form>
    </FormProvider>
  );
}
