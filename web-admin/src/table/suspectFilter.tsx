import { SelectInput } from 'react-admin';

const SUSPECT = [
  { id: true, name: 'Perhaps' },
  { id: false, name: 'No' },
];

/** Finds, or leaves out, what the site flagged (SuspectNote). */
export const suspectFilter = (
  <SelectInput key="suspect" source="suspect" label="Sent by a robot" choices={SUSPECT} />
);
