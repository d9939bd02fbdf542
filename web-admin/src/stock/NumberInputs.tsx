import { maxValue, minValue, required } from 'ra-core';
import { NumberInput } from 'react-admin';

export const NUMBERS = ['count', 'reserved_elsewhere', 'sold_elsewhere'] as const;
const MAX = 10_000;
const isCount = [required(), minValue(0), maxValue(MAX)];

/** The counts of a home: how many there are, and how many are reserved or sold without an inquiry. */
export const NumberInputs = () =>
  NUMBERS.map((source) => (
    <NumberInput
      key={source}
      source={source}
      min={0}
      max={MAX}
      step={1}
      validate={isCount}
      defaultValue={0}
    />
  ));
