import { useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../content/text';
import { calculatorTexts as texts } from '../../../content/texts';
import { Select } from '../../../forms/Field';
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

/**
 * What the controls below `root` show. A visitor may choose before the script is there, or the browser puts back what
 * was chosen; React keeps that on the screen, but does not tell.
 */
function shownIn(root: HTMLElement): MortgageInputs {
  const controls = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[type=range], input:checked',
  );
  const shown = new Map(Array.from(controls, ({ name, value }) => [name, value]));
  const among = <T extends string | number>(options: readonly { value: T }[], name: string, usual: T) =>
    options.find(({ value }) => String(value) === shown.get(name))?.value ?? usual;
  const roomType = among(ROOM_TYPES, 'roomType', DEFAULT_INPUTS.roomType);
  const area = Number(shown.get('area'));
  return {
    years: Number(shown.get('years')),
    roomType,
    area: area === DEFAULT_INPUTS.area ? defaultArea(roomType) : area,
    finish: among(FINISHES, 'finish', DEFAULT_INPUTS.finish),
    downpayment: Number(shown.get('downpayment')),
    currency: among(currencies, 'currency', DEFAULT_INPUTS.currency),
  };
}

/** What a unit costs a month, recomputed with every change. */
export default function MortgageCalculator({ project }: { project: string }) {
  const [inputs, setInputs] = useState<MortgageInputs>(DEFAULT_INPUTS);
  const change = (changed: Partial<MortgageInputs>) => setInputs({ ...inputs, ...changed });
  const yearsId = useId();
  const root = useRef<HTMLDivElement>(null);
  // Before the island counts as alive: a press that waited for it is answered with the figures of the screen.
  useLayoutEffect(() => {
    if (root.current) setInputs(shownIn(root.current));
  }, []);
  return (
    <div ref={root} className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div className="grid content-start gap-7">
        <MonthlyStrip {...inputs} />
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
          options={ROOM_TYPES}
          value={inputs.roomType}
          onChange={(roomType) => change({ roomType, area: defaultArea(roomType) })}
        />
        <Slider
          name="area"
          label={texts.area}
          {...AREA}
          value={inputs.area}
          shown={`${inputs.area} sqm`}
          onChange={(area) => change({ area })}
        />
        <Choice
          name="finish"
          label={texts.finish}
          options={FINISHES}
          value={inputs.finish}
          onChange={(finish) => change({ finish })}
        />
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
      <Figures inputs={inputs} project={project} />
    </div>
  );
}
