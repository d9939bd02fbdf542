import '../messages/event/prices';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { PriceList } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatCentavos } from '../format/money';
import { useCanAccess } from '../kit/access';
import { toText } from '../kit/form/changes';
import { SaveButton } from '../kit/form/SaveButton';
import { useOpened } from '../kit/form/useOpened';
import type { Read } from '../kit/form/useSaving';
import { VersionedForm } from '../kit/form/VersionedForm';
import { Loading, PageHead } from '../layout/Page';
import { Unsaved } from '../layout/Panel';
import { emptyPrice, toPrices, toRows, type PriceRow } from './price-rows';
import { PriceInputs } from './PriceInputs';
import styles from './prices.module.css';

interface Values {
  prices: PriceRow[];
}
interface Opened extends Read {
  data: Values;
  list: PriceList;
}

const toOpened = (list: PriceList): Opened => ({
  data: { prices: toRows(list) },
  etag: list.updated_at,
  list,
});

/** What a place at an event costs: one fee, or a list. */
export function PricesPage() {
  const api = useApi();
  const { id = '' } = useParams();
  const { data, error } = useOpened(['event-prices-opened', id], () => api.eventPrices(id));
  const { data: event } = useCall(['event-overview', id], () => api.eventOverview(id));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || !event) return <Loading />;
  return <PricesForm key={id} opened={data} name={event.event.name} />;
}

function PricesForm({ opened, name }: { opened: PriceList; name: string }) {
  const api = useApi();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const [list, setList] = useState(opened);
  const { event_id: event } = list;
  const say = (step: string | number): string => {
    if (typeof step === 'number') return String(step + 1);
    return translate(`prices.${FIELDS[step] ?? step}`);
  };
  return (
    <VersionedForm
      opened={toOpened(opened)}
      source={{
        read: async () => toOpened(await api.eventPrices(event)),
        write: async (written, { etag }) => {
          const body = { prices: toPrices((written as Values).prices), seen_at: etag };
          const kept = await api.saveEventPrices(event, body);
          setList(kept);
          void invalidate('event-prices', 'events', 'event-overview');
          return toOpened(kept);
        },
      }}
      collect={({ prices }: Partial<Values>) => ({ prices: prices ?? [] })}
      saved="prices.saved"
      inputOf={(field) => field.replace(/amount_centavos$/, 'pesos')}
      fieldLabel={(path) => path.map(say).join(' › ')}
      valueOf={(value, path) =>
        path.at(-1) === 'shown_to' ? translate(`prices.for.${String(value)}`) : toText(value, translate)
      }
      noValidate
    >
      {(saving) => <Prices list={list} name={name} saving={saving} />}
    </VersionedForm>
  );
}

/** What fields are called whose words have another name. */
const FIELDS: Record<string, string> = { prices: 'open', pesos: 'amount', is_default: 'usual' };

function Prices({ list, name, saving }: { list: PriceList; name: string; saving: boolean }) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`prices.${key}`, args);
  const { canAccess: mayChange } = useCanAccess({ resource: 'events', action: 'write' });
  const { control, getValues, setValue } = useFormContext<Values>();
  const { isDirty, errors } = useFormState<Values>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'prices', keyName: 'key' });
  const begin = () =>
    append([
      { ...emptyPrice(say('first_name')), pesos: String(list.fee_centavos / 100), is_default: true },
      emptyPrice(''),
    ]);
  const makeUsual = (n: number) =>
    getValues('prices').forEach((_, at) =>
      setValue(`prices.${at}.is_default`, at === n, { shouldDirty: true }),
    );
  return (
    <>
      <PageHead
        sticky
        title={say('title', { event: name })}
        state={isDirty && <Unsaved>{say('unsaved')}</Unsaved>}
        actions={
          <>
            <Button component={Link} to={`/events/${list.event_id}/overview`}>
              {say('back')}
            </Button>
            {mayChange && <SaveButton label="prices.save" saving={saving} disabled={!isDirty} />}
          </>
        }
      />
      <p>{fields.length === 0 ? say('only_fee', { fee: formatCentavos(list.fee_centavos) }) : say('hint')}</p>
      {errors.prices?.message && <p role="alert">{errors.prices.message}</p>}
      <ol className={styles.prices}>
        {fields.map(({ key, id }, n) => (
          <PriceInputs
            key={key}
            n={n}
            kept={list.prices.find((price) => price.id === id)}
            disabled={!mayChange}
            onUsual={() => makeUsual(n)}
            onUp={n > 0 ? () => move(n, n - 1) : undefined}
            onRemove={() => remove(n)}
          />
        ))}
      </ol>
      {mayChange && (
        <Button variant="outlined" onClick={() => (fields.length === 0 ? begin() : append(emptyPrice('')))}>
          {say(fields.length === 0 ? 'add_first' : 'add')}
        </Button>
      )}
    </>
  );
}
