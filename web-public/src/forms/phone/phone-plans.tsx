import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/min';
import { fill } from '../../content/text';
import { phoneTexts } from '../../content/texts';
import { DEFAULT_COUNTRY, dialCode, fromNumber } from './phone';

/** A number that its country's plan has no place for. */
interface Doubt {
  country: string;
  /** As people write it. */
  shown: string;
  /** The same digits as a number of another country. */
  offer?: { country: string; number: string; shown: string };
}

/** @param number in E.164, or '' */
export function doubtOf(number: string): Doubt | undefined {
  const parsed = parse(number);
  if (!number || parsed?.isValid()) return undefined;
  const { country, text } = fromNumber(number);
  const others = [`+${text}`, `+${dialCode(DEFAULT_COUNTRY)}${text}`].map((other) => parse(other));
  const fits = others.find((other) => other?.isValid());
  return {
    country,
    shown: parsed?.formatInternational() ?? number,
    ...(fits && {
      offer: {
        country: fits.country ?? fromNumber(fits.number).country,
        number: fits.number,
        shown: fits.formatInternational(),
      },
    }),
  };
}

/** Says that a number cannot be one, and offers the country that its digits fit. */
export function PhoneDoubt({ number, onTake }: { number: string; onTake: (number: string) => void }) {
  const doubt = doubtOf(number);
  if (!doubt) return null;
  const { shown, country, offer } = doubt;
  return (
    <div className="mb-3 border-l-4 border-brass bg-sand/60 px-4 py-2 text-small">
      <p className="wrap-anywhere">{fill(phoneTexts.doubt, { number: shown, country: nameOf(country) })}</p>
      {offer && (
        <button
          type="button"
          className="min-h-11 text-left underline underline-offset-4"
          onClick={() => onTake(offer.number)}
        >
          {fill(phoneTexts.offer, { number: offer.shown, country: nameOf(offer.country) })}
        </button>
      )}
    </div>
  );
}

const nameOf = (country: string) => new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
