import {
  paymentSteps,
  show,
  type Calculation,
  type MortgageInputs,
} from '../../../content/projects/prices/mortgage';
import { fill } from '../../../content/text';
import { calculatorTexts as texts } from '../../../content/texts';

export type FiguresProps = { calculation: Calculation; inputs: MortgageInputs };

/** What a buyer pays and when, as shares of the price: it stands beside the specification's lines, which stay as they are. */
export function Steps({ calculation, inputs }: FiguresProps) {
  const { months } = calculation.prices.terms ?? {};
  const money = (sum: number) => show(calculation, sum, inputs.currency);
  const steps = paymentSteps(calculation, inputs);
  return (
    <div className="border-b border-ink/20 py-3">
      <h3 className="font-sans text-small font-medium">{texts.steps}</h3>
      <dl className="mt-1 text-small tabular-nums">
        {steps.reservation !== undefined && <Step label={texts.reservation} sum={money(steps.reservation)} />}
        <Step label={fill(texts.share, { percent: String(inputs.downpayment) })} sum={money(steps.share)} />
        {steps.reservation !== undefined && steps.due > 0 && (
          <Step label={texts.lessReservation} sum={money(steps.due)} inner />
        )}
        {steps.dueMonthly !== undefined && (
          <Step
            label={fill(texts.monthsOfShare, { months: String(months) })}
            sum={money(steps.dueMonthly)}
            inner
          />
        )}
        <Step label={texts.rest} sum={money(steps.rest)} />
        <Step
          label={fill(texts.monthsOfRest, { months: String(inputs.years * 12) })}
          sum={money(steps.restMonthly)}
          inner
        />
      </dl>
    </div>
  );
}

function Step({ label, sum, inner = false }: { label: string; sum: string; inner?: boolean }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-6 py-1 ${inner ? 'pl-4 text-ink/75' : ''}`}>
      <dt>{label}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
