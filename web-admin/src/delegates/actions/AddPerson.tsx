import '../../messages/event/prices';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import { useApi } from '../../api/dataProvider';
import type { Delegate, Registration } from '../../api/types';
import { FormDialog } from '../../layout/FormDialog';
import { priceText, usePrices } from '../payment/Price';
import { PersonInputs } from './PersonInputs';
import { useDelegateAction } from './useDelegateAction';

type Person = Partial<Delegate> & { price?: string };

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
  const usual = prices.find(({ is_default }) => is_default)?.id;
  const { runAsync } = useDelegateAction(
    (person: Person) => api.addDelegate(id, person),
    'prices.person_added',
  );
  return (
    <FormDialog
      title={translate('prices.add_person_title')}
      action={translate('prices.add_person')}
      // Who has no address or number of their own is reached through the contact, as in the form of a group.
      values={{ email: contact.email, phone_number: contact.phone_number }}
      onSend={({ price = usual, ...person }: Person) =>
        runAsync({ ...person, ...(price !== undefined && { price }) })
      }
      onClose={onClose}
    >
      <p>{translate('prices.add_person_text')}</p>
      <PersonInputs />
      {prices.length > 1 && (
        <SelectInput
          source="price"
          label="prices.price"
          helperText={false}
          defaultValue={usual}
          isRequired
          choices={prices.map((one) => ({ id: one.id, name: priceText(one) }))}
          translateChoice={false}
        />
      )}
    </FormDialog>
  );
}
