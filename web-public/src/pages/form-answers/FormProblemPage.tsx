import { fill } from '../../content/text';
import { messages, registrationTexts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import { LONGEST, tooLong } from '../../forms/rules';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { When } from './When';

const { short, text, address, message } = LONGEST;
const longest = { message, address, church_name: text, ministry: text, project_interest: text };

/** What may be wrong with each field, by the codes of the API's redirect (`src/platform/http/form-problem.ts`). */
const problemsOf = (labels: Record<string, string>) =>
  Object.entries(labels).flatMap(([name, label]) => [
    { code: `${name}.required`, label, problem: messages.required },
    { code: `${name}.invalid`, label, problem: invalid(name) },
    { code: `${name}.too_long`, label, problem: tooLong(longest[name as keyof typeof longest] ?? short) },
  ]);

function invalid(name: string): string {
  if (name === 'email') return messages.invalidEmail;
  if (name === 'phone_number') return messages.invalidPhone;
  if (name === 'first_name' || name === 'last_name') return messages.nameAlone;
  return name === 'age' ? messages.invalidAge : messages.invalid;
}

/** Where a form without JavaScript leads to when it was not accepted. */
export function FormProblemPage() {
  const { problem, problems } = useContent('formPages');
  const { contact } = useContent('company');
  const { labels } = useContent('formTexts');
  // The page is the same for all events.
  const answers = useContent('events').flatMap(({ questions }) =>
    questions.map(({ key, label }): [string, string] => [`answers.${key}`, label]),
  );
  const fields = problemsOf({
    ...Object.fromEntries<string>(answers),
    ...labels,
    where_did_find_about_us: labels.where_did_find_about,
  });
  return (
    <>
      <Head {...problem.metadata} />
      <PageTitle title={problem.title} lead={problem.lead} />
      <div className="wrap pb-(--section)">
        <div className="prose">
          {fields.map(({ code, label, problem: text }) => (
            <When key={code} code={code}>
              {fill(problem.field, { field: label, problem: text })}
            </When>
          ))}
          <When code="answers.invalid">{registrationTexts.questionsChanged}</When>
          <When code="agree_terms.required">{messages.agreeTerms}</When>
          {Object.entries(problems).map(([code, text]) => (
            <When key={code} code={code}>
              {text}
            </When>
          ))}
          <p>
            {problem.back}{' '}
            <a href={`mailto:${contact.email}`} className="link">
              {contact.email}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
