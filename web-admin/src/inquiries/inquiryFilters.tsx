import { DateInput, SelectInput, TextInput } from 'react-admin';
import { spamFilter } from '../table/spamFilter';
import { KeywordInput } from './KeywordInput';

const AGREED = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

/** The spec's filters: texts start with, the message contains, agreements equal, a date is that day. */
export const inquiryFilters = [
  <KeywordInput key="keyword" source="keyword" alwaysOn />,
  <TextInput key="first_name" source="first_name" label="First name starts with" />,
  <TextInput key="last_name" source="last_name" label="Last name starts with" />,
  <TextInput key="email" source="email" label="E-mail starts with" />,
  <TextInput key="phone_number" source="phone_number" label="Phone number starts with" />,
  <TextInput key="country" source="country" label="Country starts with" />,
  <TextInput key="place" source="place" label="Place starts with" />,
  <TextInput key="project_interest" source="project_interest" label="Project interest starts with" />,
  <TextInput
    key="where_did_find_about_us"
    source="where_did_find_about_us"
    label="Found us through: starts with"
  />,
  <TextInput key="message" source="message" label="Message contains" />,
  <SelectInput key="agree_newsletter" source="agree_newsletter" choices={AGREED} />,
  <SelectInput key="agree_terms" source="agree_terms" choices={AGREED} />,
  spamFilter,
  <DateInput key="created_at" source="created_at" label="Received on" />,
  <DateInput key="updated_at" source="updated_at" label="Last change on" />,
];
