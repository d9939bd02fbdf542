import { consentTexts, labels } from '../../content/texts';
import { useContent } from '../../content/use-content';
import { consentAsShown, consentLinks } from '../../forms/consent';
import { CONTROL } from '../../forms/control';
import { Honeypot } from '../../forms/Field';
import { Head } from '../../ui/Head';
import { PlainPart } from '../../ui/island';
import { PageTitle } from '../../ui/PageTitle';
import { Problem } from './Problem';

/**
 * Where a visitor takes a free hour. The server fills in what stands in braces, and hours (`src/inquiries/viewings`), so that
 * the page is whole without script; its script only asks for the hours in the visitor's own zone.
 */
export function BookViewingPage() {
  const { viewing: words } = useContent('formPages');
  return (
    <>
      <Head {...words.book.metadata} />
      <PageTitle title={words.book.title} lead={words.book.lead} />
      <div className="wrap pb-(--section)">
        <div className="max-w-[60rem]">
          <Problem title={words.problem} />
          <p className="flex flex-wrap items-center gap-x-6">{'{ways}'}</p>
          <PlainPart name="viewing-hours" when="painted">
            <form method="get" className="mt-2 flex flex-wrap items-end gap-3">
              <input type="hidden" name="how" value="{how}" />
              <label className="text-small font-medium">
                {words.zone}
                <select name="tz" className={`${CONTROL} mt-1.5 font-normal`}>
                  {'{zones}'}
                </select>
              </label>
              <button type="submit" className="btn btn-ghost">
                {words.showZone}
              </button>
            </form>
          </PlainPart>
          <form method="post" action="/book-a-viewing/{slug}" className="relative mt-10">
            <Honeypot />
            {Object.entries({ project: '{slug}', how: '{how}', time_zone: '{time_zone}' }).map(
              ([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <input type="hidden" name="consent_text" value={consentAsShown(consentTexts.inquiry)} />
            <input type="hidden" name="news_text" value={labels.agree_newsletter} />
            <h2 className="text-h3">{words.choose}</h2>
            <p hidden data-when="none" className="mt-4 border-l-4 border-brass bg-sand/60 px-4 py-3">
              {words.none}{' '}
              <a href="{page}" className="link">
                {words.ask}
              </a>
            </p>
            <div data-hours="">{'{hours}'}</div>
            <p className="mt-4 flex flex-wrap gap-x-6" data-later="">
              {'{later}'}
            </p>
            <h2 className="mt-10 mb-5 text-h3">{words.you}</h2>
            <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
              <Input name="first_name" autoComplete="given-name" />
              <Input name="last_name" autoComplete="family-name" />
              <Input name="phone_number" type="tel" autoComplete="tel" />
              <Input name="email" type="email" autoComplete="email" />
            </div>
            <label className="mt-5 block text-small font-medium">
              {words.message}
              <textarea
                name="message"
                rows={3}
                maxLength={5000}
                defaultValue="{message}"
                className={`${CONTROL} mt-1.5 font-normal`}
              />
            </label>
            <Box name="agree_newsletter">{labels.agree_newsletter}</Box>
            <Box name="agree_terms" required>
              {consentTexts.inquiry.split(/\{(\w+)\}/).map((part, i) => {
                const link = i % 2 === 1 ? consentLinks[part] : undefined;
                return link ? (
                  <a
                    key={part}
                    href={link.href}
                    target="_blank"
                    rel="noopener"
                    className="underline underline-offset-4"
                  >
                    {link.label}
                    <span className="sr-only"> {consentTexts.newTab}</span>
                  </a>
                ) : (
                  part
                );
              })}
            </Box>
            <button type="submit" className="btn mt-8 w-full sm:w-auto sm:min-w-48">
              {words.take}
            </button>
            <p className="mt-4 text-small text-ink/75">{words.after}</p>
          </form>
        </div>
      </div>
    </>
  );
}

type Named = 'first_name' | 'last_name' | 'phone_number' | 'email';

/** As the server gives it back, when something is to be corrected. */
function Input({ name, type = 'text', autoComplete }: { name: Named; type?: string; autoComplete: string }) {
  return (
    <label className="block text-small font-medium">
      {labels[name]}
      <input
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        defaultValue={`{${name}}`}
        className={`${CONTROL} mt-1.5 font-normal`}
      />
    </label>
  );
}

function Box({ name, required, children }: { name: string; required?: boolean; children: React.ReactNode }) {
  return (
    <label className="mt-4 flex items-start gap-3">
      <input
        type="checkbox"
        name={name}
        required={required}
        data-ticked={name}
        className="mt-1 size-5 shrink-0"
      />
      <span>{children}</span>
    </label>
  );
}
