import { phoneTexts } from '../content/texts';

/** In place of the list when its code could not be fetched. */
export function NoCountryList() {
  return (
    <p role="alert" className="px-3 py-2.5">
      {phoneTexts.unavailable}
    </p>
  );
}
