import { useWatch } from 'react-hook-form';
import { sumOf } from '../content/event/event-prices';
import { labels, proofTexts, registrationTexts as texts, waitingTexts } from '../content/texts';
import { useContent } from '../content/use-content';
import { DeclaredFields } from '../forms/declared';
import { SelectField, TextField } from '../forms/fields';
import { FormFrame } from '../forms/FormFrame';
import { Consent, ContactFields } from '../forms/groups';
import { ChangedQuestions } from './ChangedQuestions';
import { consentFor, useOfferedMode } from './payment-modes';
import { PaymentHelp } from './PaymentHelp';
import { amountOf, CodePriceContext, isChoice, useCheckedCode } from './prices/choice';
import { PriceFields } from './prices/PriceFields';
import { ProofPicker } from './proof/ProofPicker';
import { useDeclaredFields } from './questions';
import { useRegistration } from './useRegistration';
import { FullNotice } from './waiting/FullNotice';

/** The event registration, with its proof of payment. */
export default function RegistrationForm() {
  const event = useContent('event');
  const { slug, payment } = event;
  const asked = useDeclaredFields();
  const { form, full, outdated, proof, progress } = useRegistration(asked);
  const { control, setValue } = form.form;
  const [price, typed] = useWatch({ control, name: ['price', 'price_code'] });
  const code = useCheckedCode(typed);
  const amount = amountOf(event, price, code.price);
  const offered = useOfferedMode(useWatch({ control, name: 'payment_mode' }), (value) =>
    setValue('payment_mode', value),
  );
  const mode = amount === 0 ? undefined : offered;
  return (
    <CodePriceContext value={code}>
      <FormFrame of={form} kept={texts.kept} withFile {...(full && { button: waitingTexts.join })}>
        <FullNotice full={full} />
        <input type="hidden" name="event" value={slug} />
        <ContactFields />
        <div className="grid gap-x-5 sm:grid-cols-2">
          <TextField name="church_name" autoComplete="organization" />
          <TextField name="ministry" autoComplete="off" />
        </div>
        <div className="grid gap-x-5 sm:grid-cols-[8rem_1fr]">
          <TextField name="age" inputMode="numeric" autoComplete="off" />
          <TextField name="address" autoComplete="street-address" />
        </div>
        <DeclaredFields fields={asked} />
        <ChangedQuestions shown={outdated} />
        <PriceFields />
        {mode && <SelectField name="payment_mode" required options={payment.ways} empty="" />}
        {!full && mode && <PaymentHelp mode={mode} sum={isChoice(event) ? sumOf(amount) : undefined} />}
        {!full && mode && !mode.atDesk && (
          <fieldset>
            <legend className="mb-1.5 text-small font-medium">
              {labels.proof_of_payment}
              <span className="font-normal text-ink/75"> ({texts.optional})</span>
            </legend>
            <ProofPicker proof={proof} progress={progress} hint={proofTexts.later} />
          </fieldset>
        )}
        <Consent text={consentFor(mode ? payment.ways : [])} />
      </FormFrame>
    </CodePriceContext>
  );
}
