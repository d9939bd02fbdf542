import { dayInWords } from '../../../content/event/moments';
import {
  finishOf,
  homeOf,
  mortgage,
  priceParts,
  sheetAddress,
  show as shown,
  type Calculation,
  type MortgageInputs,
} from '../../../content/projects/prices/mortgage';
import { listName, money, shortName, vatOf } from '../../../content/projects/prices/prices';
import { fill } from '../../../content/text';
import { calculatorTexts as texts } from '../../../content/texts';
import { prefillMessage } from '../../../inquiries/prefill-message';
import { Icon } from '../../../ui/Icon';
import { Steps, type FiguresProps } from './Steps';

/** The outcome: the month in large numerals, a bar of downpayment against balance, the figures, and the price's parts. */
export function Figures({ calculation, inputs }: FiguresProps) {
  const { prices, dollar } = calculation;
  const figures = mortgage(calculation, inputs);
  const show = (sum: number) => shown(calculation, sum, inputs.currency);
  return (
    <div className="self-start border-t-2 border-brass bg-paper p-[min(1.5rem,6.25vw)] wrap-anywhere sm:p-8 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:p-10">
      <output aria-live="polite" className="block">
        <span className="block text-small font-medium">{texts.monthly}</span>
        <span className="mt-1 block font-display text-[clamp(1.5rem,9vw,3.5rem)] leading-tight tabular-nums">
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
      {inputs.downpayment > 0 && (
        <p className="mt-3 text-small text-ink/75">
          {fill(texts.downpayments, { percent: String(inputs.downpayment) })}
        </p>
      )}
      <Steps calculation={calculation} inputs={inputs} />
      <Parts calculation={calculation} inputs={inputs} />
      <p className="mt-4 text-small text-ink/75">
        {[texts.vat[vatOf(prices)], prices.terms?.notIncluded].filter(Boolean).join(' ')}
      </p>
      {inputs.currency !== prices.currency && (
        <p className="mt-4 text-small text-ink/75">
          {fill(texts.rate, { rate: money(dollar.pesos, 'PHP'), date: dayInWords(dollar.date) })}
        </p>
      )}
      <p className="mt-4 text-small text-ink/75">
        {listed(calculation)} {texts.note}
      </p>
      <a
        href={sheetAddress(calculation, inputs)}
        className="btn btn-ghost mt-6 w-full"
        type="application/pdf"
      >
        <Icon name="down" className="size-5" />
        {texts.download}
      </a>
      <button
        type="button"
        data-live
        className="btn mt-3 w-full"
        onClick={() => prefillMessage(question(calculation, inputs))}
      >
        {texts.ask}
      </button>
    </div>
  );
}

/** Which prices these are: what was computed earlier names the list of its time. */
const listed = ({ prices }: Calculation) =>
  fill(texts.listed, { version: listName(prices), date: dayInWords(prices.date) });

/** The computation in words, for the inquiry, with the address of its sheet: staff and the mail that quotes it open it. */
export function question(calculation: Calculation, inputs: MortgageInputs): string {
  const { price, monthly } = mortgage(calculation, inputs);
  const finish = finishOf(calculation, inputs);
  const asked = fill(texts.question, {
    project: calculation.project,
    room: shortName(homeOf(calculation, inputs.roomType)),
    area: String(inputs.area),
    finish: inputs.parking > 0 ? fill(texts.withParking, { finish }) : finish,
    downpayment: String(inputs.downpayment),
    years: String(inputs.years),
    price: shown(calculation, price, inputs.currency),
    monthly: shown(calculation, monthly, inputs.currency),
  });
  return `${asked} ${listed(calculation)}\n${location.origin}${sheetAddress(calculation, inputs)}`;
}

/** The sum that makes the price, open to be read. */
function Parts({ calculation, inputs }: FiguresProps) {
  return (
    <details className="group border-b border-ink/20" open>
      <summary className="flex min-h-11 items-center text-small font-medium">{texts.parts}</summary>
      <dl className="pb-3 text-small tabular-nums">
        {priceParts(calculation, inputs).map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-1">
            <dt>{label}</dt>
            <dd>{shown(calculation, amount, inputs.currency)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** On a phone the figures lie below the controls: this keeps the month in sight while a slider moves. */
export function MonthlyStrip({ calculation, inputs }: FiguresProps) {
  return (
    <p
      aria-hidden="true"
      className="sticky top-(--header) z-10 -mx-(--gutter) flex flex-wrap items-baseline justify-between border-b border-ink/18 bg-sand px-(--gutter) py-3 lg:hidden"
    >
      <span className="text-small">{texts.monthly}</span>
      <span className="font-display text-h3 tabular-nums">
        {shown(calculation, mortgage(calculation, inputs).monthly, inputs.currency)}
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
