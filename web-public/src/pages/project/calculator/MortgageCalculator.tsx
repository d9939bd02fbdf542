import { useId, useState } from 'react';
import { calculatorTexts as texts } from '../../../content/form-texts';
import { Select } from '../../../forms/Select';
import { FINISHES, ROOM_TYPES } from '../../../reference/price-list';
import { Choice } from './Choice';
import { Figures, MonthlyStrip } from './Figures';
import {
  AREA,
  CURRENCIES,
  DEFAULT_INPUTS,
  defaultArea,
  DOWNPAYMENT,
  YEARS,
  type MortgageInputs,
} from './mortgage';
import { Slider } from './Slider';

const years = Array.from({ length: YEARS.max - YEARS.min + 1 }, (_, index) => YEARS.min + index);
const currencies = CURRENCIES.map(({ value, symbol }) => ({ value, label: `${value} ${symbol}` }));

/** What a unit costs a month, recomputed with every change. */
export default function MortgageCalculator({ project }: { project: string }) {
  const [inputs, setInputs] = useState<MortgageInputs>(DEFAULT_INPUTS);
  const change = (changed: Partial<MortgageInputs>) => setInputs({ ...inputs, ...changed });
  const yearsId = useId();
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div className="grid content-start gap-7">
        <MonthlyStrip {...inputs} />
        <div>
          <label htmlFor={yearsId} className="mb-1.5 block text-small font-medium">
            {texts.years}
          </label>
          <Select
            id={yearsId}
            value={inputs.years}
            onChange={(event) => change({ years: Number(event.target.value) })}
          >
            {years.map((count) => (
              <option key={count} value={count}>
                {count} Years Fixed
              </option>
            ))}
          </Select>
        </div>
        <Choice
          label={texts.roomType}
          options={ROOM_TYPES}
          value={inputs.roomType}
          onChange={(roomType) => change({ roomType, area: defaultArea(roomType) })}
        />
        <Slider
          label={texts.area}
          {...AREA}
          value={inputs.area}
          shown={`${inputs.area} sqm`}
          onChange={(area) => change({ area })}
        />
        <Choice
          label={texts.finish}
          options={FINISHES}
          value={inputs.finish}
          onChange={(finish) => change({ finish })}
        />
        <Slider
          label={texts.downpayment}
          min={DOWNPAYMENT.min}
          max={DOWNPAYMENT.max}
          value={inputs.downpayment}
          shown={`${inputs.downpayment}%`}
          onChange={(downpayment) => change({ downpayment })}
        />
        <Choice
          label={texts.currency}
          options={currencies}
          value={inputs.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <Figures inputs={inputs} project={project} />
    </div>
  );
}
