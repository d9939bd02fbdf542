import { memo } from 'react';
import { consentTexts, labels } from '../content/texts';
import { consentAsShown, consentLinks } from './consent';
import { CheckField, TextField } from './fields';
import { PhoneField } from './phone/PhoneField';

/** The fields that every form begins with. */
export const ContactFields = memo(function ContactFields() {
  return (
    <>
      <div className="grid gap-x-5 sm:grid-cols-2">
        <TextField name="first_name" required autoComplete="given-name" />
        <TextField name="last_name" required autoComplete="family-name" />
      </div>
      {/* Beside the country, a whole number must fit: a narrow panel gives each a row of its own. */}
      <div className="@container">
        <div className="grid gap-x-5 gap-y-1 @xl:grid-cols-2">
          <PhoneField />
          <TextField name="email" required type="email" inputMode="email" autoComplete="email" />
        </div>
      </div>
    </>
  );
});

/** Both agreements of an inquiry. */
export const Agreements = memo(function Agreements() {
  return (
    <div>
      <input type="hidden" name="news_text" value={labels.agree_newsletter} />
      <CheckField name="agree_newsletter">{labels.agree_newsletter}</CheckField>
      <Consent text={consentTexts.inquiry} />
    </div>
  );
});

/** The box that says what the details are for; links open beside the form, so that nothing typed is lost. */
export const Consent = memo(function Consent({ text }: { text: string }) {
  return (
    <>
      <input type="hidden" name="consent_text" value={consentAsShown(text)} />
      <CheckField name="agree_terms" required>
        {text.split(/\{(\w+)\}/).map((part, i) => {
          const link = i % 2 === 1 ? consentLinks[part] : undefined;
          return link ? <Legal key={part} {...link} /> : part;
        })}
      </CheckField>
    </>
  );
});

function Legal({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="underline underline-offset-4 hover:text-terracotta"
    >
      {label}
      <span className="sr-only"> {consentTexts.newTab}</span>
    </a>
  );
}
