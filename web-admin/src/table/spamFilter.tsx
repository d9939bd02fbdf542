import { SelectInput } from 'react-admin';

const SPAM = [
  { id: true, name: 'Perhaps' },
  { id: false, name: 'No' },
];

/** Finds, or leaves out, what the site flagged (SpamNote). */
export const spamFilter = <SelectInput key="spam" source="spam" label="Sent by a robot" choices={SPAM} />;
