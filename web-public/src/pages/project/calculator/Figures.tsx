import { calculatorTexts as texts } from '../../../content/texts';
import { fill } from '../../../content/text';
import { BASE_CHARGE, FINISHES, PRICE_PER_SQM, ROOM_TYPES } from '../../../reference/price-list';
import { ask } from '../../../ui/ask';
import { format, mortgage, type MortgageInputs } from './mortgage';

type Props = { inputs: MortgageInputs; project: string };

/** The outcome: the month in large numerals, a bar of downpayment against balance, the figures, and the price's parts. */
export function Figures({ inputs, project }: Props) {
  const figures = mortgage(inputs);
  const show = (pesos: number) => format(pesos, inputs.currency);
  return (
    <div className="self-start border-t-2 border-brass bg-paper p-6 sm:p-8 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:p-10">
      <output aria-live="polite" className="block">
        <span className="block text-small font-medium">{texts.monthly}</span>
        <span className="mt-1 block font-display text-[clamp(1.9rem,9vw,3.5rem)] leading-tight tabular-nums">
          {show(figures.monthly)}
        </span>
      </output>
      <p className="mt-1 text-small text-ink/75">
        {fill(texts.withoutInterest, { months: String(inputs.years * 12) })}
      </p>
      <Bar percent={inputs.downpayment} />
      <dl className="mt-6 divide-y divide-ink/20 border-y border-ink/20">
        <Row label={texts.price} amount={show(figures.price)} />
        <Row label={texts.downpaymentAmount} amount={show(figures.downpayment)} />
        <Row label={texts.afterDownpayment} amount={show(figures.priceAfterDownpayment)} />
        <Row label={texts.total} amount={show(figures.total)} />
      </dl>
      <Parts inputs={inputs} show={show} />
      <p className="mt-4 text-small text-ink/75">{texts.note}</p>
      <button
        type="button"
        data-live
        className="btn mt-6 w-full"
        onClick={() => ask(question(inputs, project))}
      >
        {texts.ask}
      </button>
    </div>
  );
}

const labelOf = (list: readonly { value: number; label: string }[], chosen: number) =>
  list.find(({ value }) => value === chosen)?.label ?? '';

/** The computation in words, for the inquiry. */
export function question(inputs: MortgageInputs, project: string): string {
  const { price, monthly } = mortgage(inputs);
  return fill(texts.question, {
    project,
    room: labelOf(ROOM_TYPES, inputs.roomType),
    area: String(inputs.area),
    finish: labelOf(FINISHES, inputs.finish).toLowerCase(),
    downpayment: String(inputs.downpayment),
    years: String(inputs.years),
    price: format(price, inputs.currency),
    monthly: format(monthly, inputs.currency),
  });
}

/** The sum that makes the price, open to be read. */
function Parts({
  inputs: { area, finish },
  show,
}: {
  inputs: MortgageInputs;
  show: (pesos: number) => string;
}) {
  const addOn = FINISHES.find(({ value }) => value === finish)?.addOn ?? 0;
  const parts = [
    {
      label: fill(texts.areaPart, { area: String(area), perSqm: show(PRICE_PER_SQM) }),
      amount: PRICE_PER_SQM * area,
    },
    { label: texts.fixedPart, amount: BASE_CHARGE },
    { label: fill(texts.finishPart, { finish: labelOf(FINISHES, finish).toLowerCase() }), amount: addOn },
  ];
  return (
    <details className="group border-b border-ink/20" open>
      <summary className="flex min-h-11 items-center text-small font-medium">{texts.parts}</summary>
      <dl className="pb-3 text-small tabular-nums">
        {parts.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-1">
            <dt>{label}</dt>
            <dd>{show(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
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
