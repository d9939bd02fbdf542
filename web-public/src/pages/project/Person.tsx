import type { ProjectContent } from '../../content';
import { personInWords } from '../../content/company/person';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Picture } from '../../ui/pictures/Picture';

/** Beside the form: who answers, with the number that reaches him or her. */
export function Person({ project: { name: project, person } }: { project: ProjectContent }) {
  const words = useContent('details').person;
  if (!person) return null;
  const { name, office, mobile, hours } = personInWords(person, words);
  return (
    <section
      aria-labelledby="person"
      className="print-cols mb-8 flex items-start gap-x-5 border-b border-ink/18 pb-6"
    >
      {person.photo && (
        <Picture of={person.photo} sizes="96px" box={1} className="size-24 shrink-0 object-cover" />
      )}
      <div>
        <h2 id="person" className="text-small font-sans text-ink/75">
          {fill(words.title, { project })}
        </h2>
        <p className="font-display text-h3">{name}</p>
        {office && <p className="mt-1 text-small">{office}</p>}
        <a href={mobile.href} className="link mt-1 inline-block py-2.5 tabular-nums">
          {mobile.label}
        </a>
        <p className="text-small text-ink/75">{hours}</p>
      </div>
    </section>
  );
}
