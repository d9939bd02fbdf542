import { calculatorTexts as texts } from '../../../content/form-texts';
import { format, mortgage, type MortgageInputs } from './mortgage';

/** The outcome: the month in large numerals, the rest in a list, and a bar of downpayment against balance. */
export function Figures(inputs: MortgageInputs) {
  const figures = mortgage(inputs);
  const show = (pesos: number) => format(pesos, inputs.currency);
  return (
    <div className="self-start border-t-2 border-brass bg-paper p-6 sm:p-8 lg:p-10">
      <output aria-live="polite" className="block">
        <span className="block text-small font-medium">{texts.monthly}</span>
        <span className="mt-1 block font-display text-[clamp(1.9rem,9vw,3.5rem)] leading-tight tabular-nums">
          {show(figures.monthly)}
        </span>
      </output>
      <Bar percent={inputs.downpayment} />
      <dl className="mt-6 divide-y divide-ink/20 border-y border-ink/20">
        <Row label={texts.price} amount={show(figures.price)} />
        <Row label={texts.downpaymentAmount} amount={show(figures.downpayment)} />
        <Row label={texts.afterDownpayment} amount={show(figures.priceAfterDownpayment)} />
        <Row label={texts.total} amount={show(figures.total)} />
      </dl>
      <p className="mt-4 text-small text-ink/75">{texts.note}</p>
    </div>
  );
}

/** On a phone the figures lie below the controls: this keeps the month in sight while a slider moves. */
export function MonthlyStrip(inputs: MortgageInputs) {
  return (
    <p
      aria-hidden="true"
      className="sticky top-(--header) z-10 -mx-(--gutter) flex items-baseline justify-between border-b border-ink/18 bg-sand px-(--gutter) py-3 lg:hidden"
    >
      <span className="text-small">{texts.monthly}</span>
      <span className="font-display text-h3 tabular-nums">
        {format(mortgage(inputs).monthly, inputs.currency)}
      </span>
    </p>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <dt>{label}</dt>
      <dd className="text-lg font-medium tabular-nums">{amount}</dd>
    </div>
  );
}

/** Widths as SVG attributes: an inline style in the prerendered page would be against the CSP. */
function Bar({ percent }: { percent: number }) {
  return (
    <div className="mt-6">
      <svg width="100%" height="14" aria-hidden="true" className="block">
        <rect width="100%" height="14" className="fill-ink/20" />
        <rect width={`${percent}%`} height="14" className="fill-terracotta" />
      </svg>
      <div className="mt-2 flex justify-between text-small tabular-nums">
        <span>
          {texts.downpayment} {percent}%
        </span>
        <span>
          {texts.balance} {100 - percent}%
        </span>
      </div>
    </div>
  );
}
