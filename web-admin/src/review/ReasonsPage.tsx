import '../messages/event/review';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { RejectionReason } from '../api/types';
import { useInvalidate } from '../api/useCall';
import { toText } from '../kit/form/changes';
import { useOpened } from '../kit/form/useOpened';
import type { Read } from '../kit/form/useSaving';
import { VersionedForm } from '../kit/form/VersionedForm';
import { Loading, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import styles from './reasons.module.css';
import { REASONS } from './useReasons';

/** As the API takes them. */
const MAX = 12;

interface Values {
  reasons: RejectionReason[];
}

/** The list that staff choose from when they reject a proof, in the order of its digits. */
export function ReasonsPage() {
  const translate = useTranslate();
  const api = useApi();
  const { data, error } = useOpened([...REASONS, 'opened'], () => api.rejectionReasons());
  return (
    <>
      <PageHead
        title={translate('review.list.title')}
        actions={
          <Button component={Link} to="/review">
            {translate('review.to_return.back')}
          </Button>
        }
      />
      {error && !data && <p role="alert">{error.message}</p>}
      {data ? <ReasonsForm opened={data} /> : !error && <Loading />}
    </>
  );
}

function ReasonsForm({ opened }: { opened: Read }) {
  const translate = useTranslate();
  const api = useApi();
  const invalidate = useInvalidate();
  const label = (step: string | number) => {
    if (typeof step === 'number') return String(step + 1);
    return translate(step === 'reasons' ? 'review.list.title' : `review.list.${step}`);
  };
  const reasonOf = ({ label: name, words }: RejectionReason) => `${name}: ${words}`;
  return (
    <VersionedForm
      opened={opened}
      source={{
        read: () => api.rejectionReasons(),
        write: async (wanted, { etag }) => {
          const kept = await api.saveRejectionReasons((wanted as Values).reasons, etag);
          void invalidate(REASONS);
          return kept;
        },
      }}
      collect={({ reasons }: Partial<Values>) => ({
        reasons: (reasons ?? []).map(({ label: name, words }) => ({ label: name, words })),
      })}
      saved="review.list.saved"
      fieldLabel={(path) => path.map(label).join(' › ')}
      valueOf={(value) =>
        Array.isArray(value)
          ? (value as RejectionReason[]).map(reasonOf).join(' · ')
          : toText(value, translate)
      }
    >
      <ReasonInputs />
    </VersionedForm>
  );
}

function ReasonInputs() {
  const translate = useTranslate();
  const { control, register } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'reasons' });
  return (
    <Panel title={translate('review.words')}>
      <ol className={styles.reasons}>
        {fields.map((field, n) => (
          <li key={field.id}>
            <TextField
              label={translate('review.list.label')}
              size="small"
              required
              slotProps={{ htmlInput: { maxLength: 60 } }}
              {...register(`reasons.${n}.label`)}
            />
            <TextField
              label={translate('review.list.words')}
              size="small"
              required
              multiline
              slotProps={{ htmlInput: { maxLength: 500 } }}
              {...register(`reasons.${n}.words`)}
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
        disabled={fields.length >= MAX}
        onClick={() => append({ label: '', words: '' })}
      >
        {translate('review.list.add')}
      </Button>
    </Panel>
  );
}
