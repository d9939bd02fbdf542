import { useFormContext, useWatch } from 'react-hook-form';
import { placeholders } from '../content/texts';
import { SelectField, TextField } from '../forms/fields';
import { NoScriptField } from '../forms/Field';
import { OTHERS, type Option } from '../reference/answers';
import { countries, placesOf } from '../reference/countries';

const byName = ({ name }: { name: string }) => ({ value: name, label: name });

/** A country fills and opens the list of its places. */
export function CountryAndPlace() {
  const { control, setValue } = useFormContext<{ country: string; place: string }>();
  const country = useWatch({ control, name: 'country' });
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      <SelectField
        name="country"
        options={countries.map(byName)}
        autoComplete="country-name"
        onChosen={() => setValue('place', '')}
      />
      <NoScriptField name="place" />
      <SelectField
        name="place"
        className="needs-script"
        options={placesOf(country).map(byName)}
        disabled={!country}
        empty={country ? placeholders.select : placeholders.placeFirst}
      />
    </div>
  );
}

/** The project of interest; 'Others' reveals a field for its name. */
export function InterestFields({ options }: { options: readonly Option[] }) {
  const chosen: unknown = useWatch({ name: 'project_interest' });
  return (
    <>
      <SelectField name="project_interest" required options={options} />
      <NoScriptField name="project_interest_others" />
      {chosen === OTHERS && <TextField name="project_interest_others" autoComplete="off" />}
    </>
  );
}
