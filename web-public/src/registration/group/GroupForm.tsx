import { useWatch } from 'react-hook-form';
import type { EventContent } from '../../content';
import type { EventPrice } from '../../content/event/event-prices';
import { fill } from '../../content/text';
import {
  labels,
  proofTexts,
  registrationTexts,
  groupTexts as texts,
  waitingTexts,
} from '../../content/texts';
import { useContent } from '../../content/use-content';
import { DeclaredFields } from '../../forms/declared';
import { CheckField, SelectField, TextField } from '../../forms/fields';
import { FormFrame } from '../../forms/FormFrame';
import { Consent, ContactFields } from '../../forms/groups';
import { ChangedQuestions } from '../ChangedQuestions';
import { consentFor, useOfferedMode } from '../payment-modes';
import { PaymentHelp } from '../PaymentHelp';
import { amountOf, CodePriceContext, useCheckedCode } from '../prices/choice';
import { CodeField, PriceFields } from '../prices/PriceFields';
import { ProofPicker } from '../proof/ProofPicker';
import { useDeclaredFields } from '../questions';
import { FullNotice } from '../waiting/FullNotice';
import { comingOf, countOf, numberIn, type Coming } from './group';
import { People } from './People';
import { useGroup } from './useGroup';
import { WhoComes } from './WhoComes';

/** The registration of a group: who pays, who comes, one payment and one proof for all. */
export default function GroupForm() {
  const event = useContent('event');
  const { slug, payment } = event;
  const asked = useDeclaredFields();
  const { form, full, outdated, proof, progress } = useGroup(asked);
  const { control } = form.form;
  const offered = useOfferedMode(useWatch({ control, name: 'payment_mode' }), (value) =>
    form.form.setValue('payment_mode', value),
  );
  const [comes, people, unnamed, ...own] = useWatch({
    control,
    name: ['comes', 'people', 'unnamed', 'first_name', 'last_name', 'email', 'phone_number'],
  });
  const [first_name, last_name, email, phone_number] = own;
  const values = { comes, people, unnamed, first_name, last_name, email, phone_number };
  const n = countOf(values);
  const [price, typed] = useWatch({ control, name: ['price', 'price_code'] });
  const code = useCheckedCode(typed);
  const total = groupSum(event, { ...values, price }, code.price);
  const sum = sumFor(n, total);
  // Of nobody yet, nothing is known.
  const mode = n > 0 && total === 0 ? undefined : offered;
  return (
    <CodePriceContext value={code}>
      <FormFrame of={form} kept={registrationTexts.kept} {...(full && { button: waitingTexts.join })}>
        <FullNotice full={full} />
        <input type="hidden" name="event" value={slug} />
        <Part title={texts.contact}>
          <ContactFields />
          <CheckField name="comes">
            {texts.comes}
            <span className="block text-small text-ink/75">{texts.comesHint}</span>
          </CheckField>
          {comes && <PriceFields withCode={false} />}
          {comes && <DeclaredFields fields={asked} />}
        </Part>
        <Part title={texts.all} hint={texts.allHint}>
          <div className="grid gap-x-5 sm:grid-cols-2">
            <TextField name="church_name" autoComplete="organization" />
            <TextField name="address" autoComplete="street-address" />
            {event.takesCodes && <CodeField />}
          </div>
        </Part>
        <Part title={texts.people} hint={texts.ownHint}>
          <ChangedQuestions shown={outdated} />
          <People fields={asked} />
          <TextField
            name="unnamed"
            inputMode="numeric"
            autoComplete="off"
            hint={texts.unnamedHint}
            className="mt-6"
          />
        </Part>
        {mode && (
          <Part title={labels.payment_mode}>
            <SelectField name="payment_mode" required options={payment.ways} empty="" />
            {!full && <PaymentHelp mode={mode} sum={sum} />}
            {!full && !mode.atDesk && (
              <fieldset>
                <legend className="mb-1.5 text-small font-medium">
                  {labels.proof_of_payment}
                  <span className="font-normal text-ink/75"> ({registrationTexts.optional})</span>
                </legend>
                <ProofPicker proof={proof} progress={progress} hint={proofTexts.later} />
              </fieldset>
            )}
          </Part>
        )}
        <Consent text={consentFor(mode ? payment.ways : [])} />
        <WhoComes values={values} {...(total > 0 && !full && sum !== undefined && { sum })} />
      </FormFrame>
    </CodePriceContext>
  );
}

/** What all of them cost: each their own price, and who is to follow the usual one. */
function groupSum(
  event: EventContent,
  values: Coming & { price: string },
  ofCode: EventPrice | undefined,
): number {
  const { contact, others } = comingOf(values);
  const chosen = [
    ...(contact ? [values.price] : []),
    ...others.map(({ price }) => price),
    ...Array.from({ length: numberIn(values.unnamed) }, () => ''),
  ];
  return chosen.reduce((sum, price) => sum + amountOf(event, price, ofCode), 0);
}

/** Of nobody there is no sum: the fee of one is said in its place. */
function sumFor(n: number, pesos: number): string | undefined {
  const total = `₱${pesos.toLocaleString('en-US')}`;
  if (n === 0) return undefined;
  return n === 1 ? fill(texts.totalOne, { total }) : fill(texts.total, { total, n: String(n) });
}

function Part({ title, hint, children }: { title: string; hint?: string; children: React.ReactNode }) {
  return (
    <fieldset className="mb-8 min-w-0 border-t border-ink/20 pt-5">
      <legend className="sr-only">{title}</legend>
      <h2 className="text-h3" aria-hidden="true">
        {title}
      </h2>
      {hint && <p className="text-small text-ink/75">{hint}</p>}
      <div className="mt-4 grid gap-1">{children}</div>
    </fieldset>
  );
}
