import type { ProjectContent } from '../../content';
import { useContent } from '../../content/use-content';

/** What is paid, and when, in the owner's words. */
export function PaymentStages({ project: { payments = [] } }: { project: ProjectContent }) {
  const { title } = useContent('details').payments;
  if (payments.length === 0) return null;
  return (
    <section
      id="payments"
      aria-labelledby="payments-title"
      className="wrap scroll-mt-(--header) pb-(--section)"
    >
      <h2 id="payments-title" className="text-h3">
        {title}
      </h2>
      <ol className="mt-4 border-t border-ink/18">
        {payments.map(({ name, amount, when }) => (
          <li
            key={name + amount + when}
            className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-0.5 border-b border-ink/18 py-3.5 md:grid-cols-[2fr_2fr_3fr]"
          >
            <span className="font-medium">{name}</span>
            <span className="text-right tabular-nums md:text-left">{amount}</span>
            <span className="text-ink/85 max-md:col-span-2 max-md:text-small">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
