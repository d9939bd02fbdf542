import '../messages/limits';
import Button from '@mui/material/Button';
import { maxValue, minValue, required, useTranslate } from 'ra-core';
import { NumberInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { Limits } from '../api/types';
import { useOpened } from '../kit/form/useOpened';
import { useRequestedInput } from '../kit/form/useRequestedInput';
import type { Read } from '../kit/form/useSaving';
import { VersionedForm } from '../kit/form/VersionedForm';
import { Column, Loading, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import { Elsewhere } from './Elsewhere';
import styles from './limits.module.css';

const BOUNDS = {
  inquiries_months: [0, 1_200],
  registrations_months: [0, 1_200],
  mails_months: [0, 1_200],
  activity_months: [0, 1_200],
  erase_at_once: [0, 1_000_000_000],
  offer_hours: [1, 720],
} as const;
type Name = keyof typeof BOUNDS;
const NAMES = Object.keys(BOUNDS) as Name[];
const KEPT = NAMES.filter((name) => name !== 'offer_hours');

/** How long things are kept and stand; what other pages set is listed with its value. */
export function LimitsPage() {
  const translate = useTranslate();
  const api = useApi();
  const { data, error } = useOpened(['limits'], () => api.limits());
  return (
    <Column>
      <PageHead title={translate('limits.title')} />
      {error && !data && <p role="alert">{error.message}</p>}
      {data ? <LimitsForm opened={data} fixed={data.data.fixed} /> : !error && <Loading />}
      <Elsewhere />
    </Column>
  );
}

const collect = (values: FieldValues) =>
  Object.fromEntries(NAMES.map((name) => [name, values[name] as number]));

function LimitsForm({ opened, fixed }: { opened: Read; fixed: Limits['fixed'] }) {
  const translate = useTranslate();
  const api = useApi();
  useRequestedInput();
  return (
    <VersionedForm
      className={styles.form}
      opened={opened}
      source={{
        read: () => api.limits(),
        write: (wanted, { etag }) => api.saveLimits({ ...(wanted as Limits), fixed }, etag),
      }}
      collect={collect}
      saved="limits.saved"
      fieldLabel={([field]) => translate(`limits.${String(field)}`)}
      valueOf={(value) => String(value)}
      noValidate
    >
      <Panel
        title={translate('limits.kept')}
        aside={
          <Button component={Link} to="/content/privacy/site">
            {translate('limits.policy')}
          </Button>
        }
      >
        <Nothing>{translate('limits.kept_note')}</Nothing>
        {KEPT.map((name) => (
          <LimitInput key={name} name={name} fixed={fixed[name]} />
        ))}
      </Panel>
      <Panel title={translate('limits.stands')}>
        <LimitInput name="offer_hours" fixed={fixed.offer_hours} />
      </Panel>
    </VersionedForm>
  );
}

/** @param fixed the variable of the environment that sets it */
function LimitInput({ name, fixed }: { name: Name; fixed: string | undefined }) {
  const translate = useTranslate();
  const [min, max] = BOUNDS[name];
  return (
    <NumberInput
      source={name}
      label={`limits.${name}`}
      helperText={
        fixed === undefined ? `limits.help.${name}` : translate('limits.fixed', { variable: fixed })
      }
      disabled={fixed !== undefined}
      step={1}
      min={min}
      max={max}
      validate={[required(), minValue(min), maxValue(max)]}
    />
  );
}
