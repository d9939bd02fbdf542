import type { ProjectContent } from '../../content';
import { useContent } from '../../content/use-content';
import { JsonLd } from '../../ui/Head';

/** What buyers ask: each answer opens without script, and search engines read all of them. */
export function Faq({ project: { faq = [] } }: { project: ProjectContent }) {
  const { title, abroad } = useContent('details').faq;
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="screen-only wrap section grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <h2 id="faq" className="text-h2 lg:col-span-4">
        {title}
      </h2>
      <div className="border-t border-ink/18 lg:col-span-8">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group border-b border-ink/18">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-6 py-4 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-h3 leading-none transition-transform duration-200 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-[66ch] pb-5 whitespace-pre-line">{answer}</p>
          </details>
        ))}
        <p className="pt-4">
          <a href="/buying-from-abroad" className="link inline-block py-2.5">
            {abroad}
          </a>
        </p>
      </div>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </section>
  );
}
