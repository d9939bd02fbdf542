import { useFormContext, useWatch } from 'react-hook-form';
import { countries, placesOf } from '../content/countries';
import { whereDidYouFindAbout } from '../content/enumerations';
import { inquiryTexts, placeholders } from '../content/form-texts';
import { SelectField, TextArea } from './fields';
import { FormFrame } from './FormFrame';
import { generalDefaults, generalInquiry, generalPayload, type GeneralValues } from './general-inquiry';
import { Agreements, InterestFields, WhoFields } from './groups';
import { InquirySent } from './InquirySent';
import { useInquiryForm } from './useInquiryForm';

const byName = ({ name }: { name: string }) => ({ value: name, label: name });

/** The contact page's inquiry. Its button sleeps while the form is invalid or being sent. */
export default function GeneralInquiryForm() {
  const inquiry = useInquiryForm({
    name: 'general-inquiry',
    schema: generalInquiry,
    defaults: generalDefaults,
    toPayload: generalPayload,
  });
  return (
    <FormFrame of={inquiry} success={<InquirySent />} kept={inquiryTexts.kept} onlyWhenValid>
      <WhoFields />
      <CountryAndPlace />
      <InterestFields />
      <SelectField name="where_did_find_about" required options={whereDidYouFindAbout} />
      <TextArea name="message" required />
      <Agreements />
    </FormFrame>
  );
}

/** A country fills and opens the list of its places. */
function CountryAndPlace() {
  const { control, setValue } = useFormContext<GeneralValues>();
  const country = useWatch({ control, name: 'country' });
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      <SelectField
        name="country"
        options={countries.map(byName)}
        autoComplete="country-name"
        onChosen={() => setValue('place', '')}
      />
      <SelectField
        name="place"
        options={placesOf(country).map(byName)}
        disabled={!country}
        empty={country ? placeholders.select : placeholders.placeFirst}
      />
    </div>
  );
}
