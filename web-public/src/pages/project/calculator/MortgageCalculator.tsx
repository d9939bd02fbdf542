import { useId, useLayoutEffect, useRef, useState } from 'react';
import {
  areaRange,
  currencies,
  DOWNPAYMENT,
  hasSlider,
  usualArea,
  usualInputs,
  YEARS,
  type Calculation,
  type MortgageInputs,
} from '../../../content/projects/prices/mortgage';
import { shortName } from '../../../content/projects/prices/prices';
import { fill } from '../../../content/text';
import { calculatorTexts as texts } from '../../../content/texts';
import { Select } from '../../../forms/Field';
import { Choice } from './Choice';
import { Figures, MonthlyStrip } from './Figures';
import { Slider } from './Slider';

const years = Array.from({ length: YEARS.max - YEARS.min + 1 }, (_, index) => YEARS.min + index);

/** The lists to choose from, by the numbers that `MortgageInputs` has. */
const choicesOf = ({ homes, prices }: Calculation) => ({
  rooms: homes.map((home, i) => ({
    value: i + 1,
    label: home.soldOut ? fill(texts.soldOut, { room: shortName(home) }) : shortName(home),
  })),
  finishes: prices.finishes.map(({ name }, value) => ({ value, label: name })),
  parking: [
    { value: 0, label: texts.withoutParking },
    { value: 1, label: texts.oneParking },
  ],
});

/**
 * What the controls below `root` show. A visitor may choose before the script is there, or the browser puts back what
 * was chosen; React keeps that on the screen, but does not tell.
 */
function shownIn(root: HTMLElement, calculation: Calculation): MortgageInputs {
  const usual = usualInputs(calculation);
  const { rooms, finishes, parking } = choicesOf(calculation);
  const controls = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[type=range], input:checked',
  );
  const shown = new Map(Array.from(controls, ({ name, value }) => [name, value]));
  const among = <T extends string | number>(options: readonly { value: T }[], name: string, otherwise: T) =>
    options.find(({ value }) => String(value) === shown.get(name))?.value ?? otherwise;
  const roomType = among(rooms, 'roomType', usual.roomType);
  const area = Number(shown.get('area') ?? usual.area);
  return {
    years: Number(shown.get('years')),
    roomType,
    area: hasSlider(calculation, roomType) && area !== usual.area ? area : usualArea(calculation, roomType),
    finish: among(finishes, 'finish', usual.finish),
    parking: among(parking, 'parking', usual.parking),
    downpayment: Number(shown.get('downpayment')),
    currency: among(currencies, 'currency', usual.currency),
  };
}

/** What a unit costs a month, recomputed with every change. */
export default function MortgageCalculator({ calculation }: { calculation: Calculation }) {
  const [inputs, setInputs] = useState<MortgageInputs>(() => usualInputs(calculation));
  const { rooms, finishes, parking } = choicesOf(calculation);
  const change = (changed: Partial<MortgageInputs>) => setInputs({ ...inputs, ...changed });
  const yearsId = useId();
  const root = useRef<HTMLDivElement>(null);
  // Before the island counts as alive: a press that waited for it is answered with the figures of the screen.
  useLayoutEffect(() => {
    if (root.current) setInputs(shownIn(root.current, calculation));
  }, [calculation]);
  return (
    <div ref={root} className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div className="grid content-start gap-7">
        <MonthlyStrip calculation={calculation} inputs={inputs} />
        <div>
          <label htmlFor={yearsId} className="mb-1.5 block text-small font-medium">
            {texts.years}
          </label>
          <Select
            id={yearsId}
            name="years"
            value={inputs.years}
            onChange={(event) => change({ years: Number(event.target.value) })}
          >
            {years.map((count) => (
              <option key={count} value={count}>
                {fill(texts.yearsFixed, { years: String(count) })}
              </option>
            ))}
          </Select>
        </div>
        <Choice
          name="roomType"
          label={texts.roomType}
          options={rooms}
          value={inputs.roomType}
          onChange={(roomType) => change({ roomType, area: usualArea(calculation, roomType) })}
        />
        {hasSlider(calculation, inputs.roomType) && (
          <Slider
            name="area"
            label={texts.area}
            {...areaRange(calculation)}
            value={inputs.area}
            shown={`${inputs.area} sqm`}
            onChange={(area) => change({ area })}
          />
        )}
        {finishes.length > 0 && (
          <Choice
            name="finish"
            label={texts.finish}
            options={finishes}
            value={inputs.finish}
            onChange={(finish) => change({ finish })}
          />
        )}
        {calculation.prices.parking !== undefined && (
          <Choice
            name="parking"
            label={texts.parking}
            options={parking}
            value={inputs.parking}
            onChange={(count) => change({ parking: count })}
          />
        )}
        <Slider
          name="downpayment"
          label={texts.downpayment}
          min={DOWNPAYMENT.min}
          max={DOWNPAYMENT.max}
          value={inputs.downpayment}
          shown={`${inputs.downpayment}%`}
          onChange={(downpayment) => change({ downpayment })}
        />
        <Choice
          name="currency"
          label={texts.currency}
          options={currencies}
          value={inputs.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <Figures calculation={calculation} inputs={inputs} />
    </div>
  );
}
