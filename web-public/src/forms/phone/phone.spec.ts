import fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/min/metadata';
import { dialCodes, mainCountry } from '../../reference/dial-codes';
import { fromNumber, parseTyped, toNumber } from './phone';

/** libphonenumber's own example of a mobile number. */
function example(country: string) {
  const found = getExampleNumber(country as CountryCode, examples);
  if (!found) throw new Error(`libphonenumber has no example for ${country}`);
  return { number: found.number, home: found.formatNational(), abroad: found.formatInternational() };
}
const typed = (text: string, country = 'PH') => toNumber(parseTyped(text, country));

describe('the list of dial codes', () => {
  it("is libphonenumber's", () => {
    const theirs = getCountries().map((country) => [country, getCountryCallingCode(country)]);
    expect([...dialCodes].sort()).toEqual(theirs.sort());
  });

  it('guesses the main country of each shared code', () => {
    const shared = Object.entries(metadata.country_calling_codes).filter(([, all]) => all.length > 1);
    expect(mainCountry).toEqual(Object.fromEntries(shared.map(([code, [main]]) => [code, main])));
  });
});

describe('what is typed', () => {
  it.each([
    ['0917 123 4567', 'PH', '+639171234567'],
    ['917-123-4567', 'PH', '+639171234567'],
    ['+63 (0) 917 123 4567', 'PH', '+639171234567'],
    ['63 917 123 4567', 'PH', '+639171234567'],
    ['0063 917 123 4567', 'US', '+639171234567'],
    ['+65 9123 4567', 'PH', '+6591234567'],
    ['(+65) 9123 4567', 'PH', '+6591234567'],
    // As an iPhone's contacts copy it.
    ['\u202a+65 9123 4567\u202c', 'PH', '+6591234567'],
    ['tel:+6591234567', 'PH', '+6591234567'],
    ['(02) 8123 4567', 'PH', '+63281234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['+63 0917 123 4567', 'PH', '+639171234567'],
    ['+63 0917 123 4567', 'US', '+639171234567'],
    ['63 0917 123 4567', 'PH', '+639171234567'],
    ['(0917) 123-4567', 'PH', '+639171234567'],
    ['0917.123.4567', 'PH', '+639171234567'],
    ['00 63 0917 123 4567', 'PH', '+639171234567'],
    ['63 2 8123 4567', 'PH', '+63281234567'],
    ['+63 02 8123 4567', 'PH', '+63281234567'],
    ['063 221 1234', 'PH', '+63632211234'],
    ['63 63 221 1234', 'PH', '+63632211234'],
    ['+39 06 1234 5678', 'PH', '+390612345678'],
    ['call me', 'PH', ''],
    ['+63', 'PH', ''],
    ['+971', 'PH', ''],
    ['0', 'PH', ''],
    ['+', 'PH', ''],
  ])('%s in %s becomes %s', (text, country, number) => expect(typed(text, country)).toBe(number));

  it.each([
    ['+65', 'SG'],
    ['+971 50', 'AE'],
    ['+1', 'US'],
    ['00 44', 'GB'],
    ['+', 'PH'],
    ['0917', 'PH'],
  ])('%s chooses %s', (text, country) => expect(parseTyped(text, 'PH').country).toBe(country));

  it('a dial code keeps the chosen country among those that share it', () => {
    expect(parseTyped('+1 416', 'CA').country).toBe('CA');
  });

  it('is never longer than 15 digits, and holds digits only', () => {
    const country = fc.constantFrom(...dialCodes.keys());
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 ()-x') }), country, (text, iso) => {
        expect(parseTyped(text, iso).text).toMatch(/^\+?\d{0,15}$/);
        expect(typed(text, iso)).toMatch(/^(\+\d{1,15})?$/);
      }),
    );
  });

  // What is dialled inside these is 8, 06 or a 15 in the middle: left as typed, since numbers proper hold them too.
  const otherTrunk = ['AR', 'BY', 'HU', 'KZ', 'RU', 'TM'];
  const national = Object.keys(examples).filter((country) => !otherTrunk.includes(country));
  it('is the right number in every country, written as people there write it and in full', () => {
    const wrong = national.filter((country) => {
      const { number, home, abroad } = example(country);
      return typed(home, country) !== number || typed(abroad, 'PH') !== number;
    });
    expect(wrong).toEqual([]);
    expect(national.length).toBeGreaterThan(230);
  });
});

describe('what is shown', () => {
  it('is the number without its dial code', () => {
    expect(fromNumber('+639171234567')).toEqual({ country: 'PH', text: '9171234567' });
    expect(fromNumber('+6591234567')).toEqual({ country: 'SG', text: '91234567' });
    expect(fromNumber('')).toEqual({ country: 'PH', text: '' });
  });

  it('reads back as the same number in every country', () => {
    const numbers = Object.keys(examples).map((country) => example(country).number);
    expect(numbers.map((number) => toNumber(fromNumber(number)))).toEqual(numbers);
  });
});
