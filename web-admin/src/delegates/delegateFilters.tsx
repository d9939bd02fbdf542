import { DateInput, NumberInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { spamFilter } from '../table/spamFilter';
import { PAYMENT_MODES } from './paymentModes';

const PAID = [
  { id: true, name: 'Paid' },
  { id: false, name: 'Unpaid' },
];

/** The spec's filters: texts start with, age and payment equal, the date is that day for the reader. */
export const delegateFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, e-mail, church…" />,
  <SelectInput
    key="payment_status"
    source="payment_status"
    choices={PAID}
    alwaysOn
    emptyText="Paid and unpaid"
  />,
  <TextInput key="first_name" source="first_name" label="First name starts with" />,
  <TextInput key="last_name" source="last_name" label="Last name starts with" />,
  <TextInput key="email" source="email" label="E-mail starts with" />,
  <TextInput key="phone_number" source="phone_number" label="Phone number starts with" />,
  <TextInput key="address" source="address" label="Address starts with" />,
  <TextInput key="church_name" source="church_name" label="Church starts with" />,
  <TextInput key="ministry" source="ministry" label="Ministry starts with" />,
  <NumberInput key="age" source="age" label="Age is" />,
  <SelectInput key="payment_mode" source="payment_mode" choices={PAYMENT_MODES} />,
  spamFilter,
  <DateInput key="created_at" source="created_at" label="Registered on" />,
  <DateInput key="updated_at" source="updated_at" label="Last change on" />,
];
