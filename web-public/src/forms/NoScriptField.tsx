import { labels } from '../content/texts';
import { CONTROL } from './control';

/** A field for visitors without JavaScript only, in place of one that script fills or reveals. */
export function NoScriptField({ name }: { name: keyof typeof labels }) {
  return (
    <noscript>
      <label className="mb-6 block text-small font-medium">
        {labels[name]}
        <input name={name} className={`${CONTROL} mt-1.5 font-normal`} />
      </label>
    </noscript>
  );
}
