import '../../messages/event/prices';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../api/dataProvider';
import { openEvents, useEvents } from '../../api/events';
import type { Delegate, PriceList } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatCentavos } from '../../format/money';
import { useSeen } from '../../kit/useSeen';
import { FormDialog } from '../../layout/FormDialog';
import { useDelegateAction } from '../actions/useDelegateAction';
import { nameOf } from '../names';

export const usePrices = (event: string | undefined): PriceList['prices'] =>
  useCall(['event-prices', event], (api) => api.eventPrices(event ?? ''), { enabled: !!event }).data
    ?.prices ?? [];
type Named = Pick<PriceList['prices'][number], 'name' | 'amount_centavos'>;
export const priceText = ({ name, amount_centavos }: Named): string =>
  `${name}: ${formatCentavos(amount_centavos)}`;

/** Which price a new delegate has; nothing where the event has its fee alone. */
export function PriceInput() {
  const chosen = useWatch<{ event?: string }>({ name: 'event' });
  const { data: events = [] } = useEvents();
  const open = openEvents(events);
  const event = open.find(({ slug }) => slug === chosen) ?? open[0];
  const prices = usePrices(event?.id).filter(({ ended }) => !ended);
  if (prices.length < 2) return null;
  return (
    <SelectInput
      key={event?.id}
      source="price"
      label="prices.price"
      choices={prices.map((price) => ({ id: price.id, name: priceText(price) }))}
      defaultValue={prices.find(({ is_default }) => is_default)?.id}
      translateChoice={false}
    />
  );
}

/** The price that the place was made with, and the way to another. */
export function OwnPrice({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const prices = usePrices(delegate.event_id).filter(({ ended }) => !ended);
  const others = prices.filter(
    ({ id, amount_centavos }) => id !== delegate.price_id || amount_centavos !== delegate.price_centavos,
  );
  const sum = formatCentavos(delegate.price_centavos);
  return (
    <>
      {delegate.price_name ? `${delegate.price_name}: ${sum}` : sum}
      {others.length > 0 && !delegate.cancelled_at && (
        <>
          {' '}
          <Button size="small" onClick={() => setAsking(true)}>
            {translate('prices.change')}
          </Button>
        </>
      )}
      {asking && <PriceDialog delegate={delegate} prices={others} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DialogProps {
  delegate: Delegate;
  prices: PriceList['prices'];
  onClose: () => void;
}

function PriceDialog({ delegate, prices, onClose }: DialogProps) {
  const api = useApi();
  const translate = useTranslate();
  const { over } = useSeen(delegate);
  const { runAsync } = useDelegateAction(
    (price: string) => over((seen) => api.changePrice(seen, price)),
    'prices.changed',
  );
  return (
    <FormDialog
      title={translate('prices.change_title', { name: nameOf(delegate) })}
      action={translate('prices.change')}
      values={{ price: prices[0]?.id ?? '' }}
      onSend={({ price }) => runAsync(price)}
      onClose={onClose}
    >
      <p>{translate('prices.change_text')}</p>
      <TextInput source="price" label="prices.price" helperText={false} select>
        {prices.map((price) => (
          <MenuItem key={price.id} value={price.id}>
            {priceText(price)}
          </MenuItem>
        ))}
      </TextInput>
    </FormDialog>
  );
}
