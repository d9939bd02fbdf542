import { maxValue, minValue, required } from 'ra-core';
import { NumberInput } from 'react-admin';

export const NUMBERS = ['count', 'reserved_elsewhere', 'sold_elsewhere'] as const;
const MAX = 10_000;
const isCount = [required(), minValue(0), maxValue(MAX)];

/** What somebody counts: how many there are, and what people without an inquiry have of them. */
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
