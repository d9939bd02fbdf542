import { memo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { placeholders } from '../content/texts';
import { NoScriptField } from '../forms/Field';
import { SelectField, TextField } from '../forms/fields';
import { OTHERS, type Option } from '../reference/answers';
import { countries, placesOf } from '../reference/countries';
import { useHydrated } from '../ui/useHydrated';
import type { InterestValues } from './inquiry';

const byName = ({ name }: { name: string }) => ({ value: name, label: name });

/** A country fills and opens the list of its places. */
export const CountryAndPlace = memo(function CountryAndPlace() {
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
});

/**
 * The project of interest; 'Others' reveals a field for its name. Without script the field is always there, and holds
 * what the form begins with.
 */
export const InterestFields = memo(function InterestFields({ options }: { options: readonly Option[] }) {
  const chosen: unknown = useWatch({ name: 'project_interest' });
  const { defaultValues } = useFormState<InterestValues>();
  const isOther = chosen === OTHERS;
  const alive = useHydrated();
  return (
    <>
      <SelectField name="project_interest" required options={options} />
      {(isOther || !alive) && (
        <TextField
          name="project_interest_others"
          // Browsers bring back what was typed, after Back without script, only where that is not switched off.
          {...(alive && { autoComplete: 'off' })}
          defaultValue={defaultValues?.project_interest_others}
          {...(!isOther && { className: 'without-script' })}
        />
      )}
    </>
  );
});
