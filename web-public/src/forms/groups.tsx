import { labels } from '../content/form-texts';
import { CheckField, TextField } from './fields';
import { PhoneField } from './PhoneField';

/** The fields that every form begins with. */
export function ContactFields() {
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
