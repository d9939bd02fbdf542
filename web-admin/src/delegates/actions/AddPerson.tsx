import '../../messages/event/prices';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Delegate, Registration } from '../../api/types';
import { FormDialog } from '../../layout/FormDialog';
import { inWords, usePrices } from '../payment/Price';
import { useDelegateAction } from './useDelegateAction';

const FIELDS = [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['email', 'email'],
  ['phone_number', 'tel'],
] as const;

/** Somebody more comes with this group. */
export function AddPerson({ registration, event }: { registration: Registration; event: string }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {translate('prices.add_person')}
      </Button>
      {asking && <AddDialog registration={registration} event={event} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DialogProps {
  registration: Registration;
  event: string;
  onClose: () => void;
}

function AddDialog({ registration: { id, contact }, event, onClose }: DialogProps) {
  const api = useApi();
  const translate = useTranslate();
  const prices = usePrices(event).filter(({ ended }) => !ended);
  // Who has no address or number of their own is reached through the contact, as in the form of a group.
  const [values, setValues] = useState({
    ...{ first_name: '', last_name: '' },
    ...{ email: contact.email, phone_number: contact.phone_number },
  });
  const [price, setPrice] = useState<string>();
  const chosen = price ?? prices.find(({ is_default }) => is_default)?.id;
  const { runAsync } = useDelegateAction<Partial<Delegate> & { price?: string }>(
    (person) => api.addDelegate(id, person),
    'prices.person_added',
  );
  return (
    <FormDialog
      title={translate('prices.add_person_title')}
      action={translate('prices.add_person')}
      onSend={() => runAsync({ ...values, ...(chosen !== undefined && { price: chosen }) })}
      onClose={onClose}
    >
      <p>{translate('prices.add_person_text')}</p>
      {FIELDS.map(([field, type], n) => (
        <TextField
          key={field}
          type={type}
          label={translate(`resources.delegates.fields.${field}`)}
          value={values[field]}
          onChange={({ target }) => setValues((before) => ({ ...before, [field]: target.value }))}
          autoComplete="off"
          autoFocus={n === 0}
          required
          fullWidth
          margin="dense"
        />
      ))}
      {prices.length > 1 && (
        <TextField
          select
          label={translate('prices.price')}
          value={chosen ?? ''}
          onChange={({ target }) => setPrice(target.value)}
          fullWidth
          margin="dense"
        >
          {prices.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {inWords(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  );
}
