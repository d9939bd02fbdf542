import { useWatch } from 'react-hook-form';
import { OTHERS, projectInterests } from '../content/enumerations';
import { labels } from '../content/form-texts';
import { CheckField, SelectField, TextField } from './fields';
import { PhoneField } from './PhoneField';

/** The fields that every form begins with. */
export function WhoFields() {
  return (
    <>
      <div className="grid gap-x-5 sm:grid-cols-2">
        <TextField name="first_name" required autoComplete="given-name" />
        <TextField name="last_name" required autoComplete="family-name" />
      </div>
      <div className="grid gap-x-5 sm:grid-cols-2">
        <PhoneField />
        <TextField name="email" required type="email" inputMode="email" autoComplete="email" />
      </div>
    </>
  );
}

/** The project of interest; 'Others' reveals a field for its name. */
export function InterestFields() {
  const chosen: unknown = useWatch({ name: 'project_interest' });
  return (
    <>
      <SelectField name="project_interest" required options={projectInterests} />
      {chosen === OTHERS && <TextField name="project_interest_others" autoComplete="off" />}
    </>
  );
}

/** Both agreements. The links open beside the form, so that nothing typed is lost. */
export function Agreements() {
  return (
    <div>
      <CheckField name="agree_newsletter">{labels.agree_newsletter}</CheckField>
      <CheckField name="agree_terms" required>
        I agree to the <Legal href="/privacy-policy">Privacy Policy</Legal> and the{' '}
        <Legal href="/terms-of-use">Terms of Use</Legal>.
      </CheckField>
    </div>
  );
}

function Legal({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="underline underline-offset-4 hover:text-terracotta"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
