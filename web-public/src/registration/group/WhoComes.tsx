import { fill } from '../../content/text';
import { groupTexts as texts } from '../../content/texts';
import { comingOf, countOf, numberIn, type Coming } from './group';

/** Beside the button: what all cost, and who they are. @param sum left out: nothing is to be paid now */
export function WhoComes({ values, sum }: { values: Coming; sum?: string }) {
  const n = countOf(values);
  if (n === 0) return null;
  const { contact, isTwice, others } = comingOf(values);
  const own = [values.first_name, values.last_name].join(' ').trim();
  const toFollow = numberIn(values.unnamed);
  const names = [
    ...(contact ? [own === '' ? texts.comes : fill(texts.you, { name: own })] : []),
    ...others.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()).filter(Boolean),
    ...(toFollow === 0
      ? []
      : [toFollow === 1 ? texts.toFollowOne : fill(texts.toFollow, { n: String(toFollow) })]),
  ];
  return (
    <div
      role="group"
      aria-label={texts.summary}
      className="mt-2 border-l-4 border-brass bg-sand/60 px-5 py-4"
    >
      <p className="font-medium tabular-nums">
        {sum ?? (n === 1 ? texts.freeOne : fill(texts.free, { n: String(n) }))}
      </p>
      <p className="text-small wrap-anywhere">{names.join(', ')}</p>
      {isTwice && (
        <p role="status" className="mt-2">
          {fill(texts.counted, { name: own })}
        </p>
      )}
    </div>
  );
}
