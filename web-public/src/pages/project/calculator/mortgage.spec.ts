import fc from 'fast-check';
import { BASE_CHARGE, FINISHES, PRICE_PER_SQM, ROOM_TYPES } from '../../../reference/price-list';
import {
  AREA,
  CURRENCIES,
  DEFAULT_INPUTS,
  DOWNPAYMENT,
  YEARS,
  defaultArea,
  format,
  mortgage,
} from './mortgage';

const inputs = fc.record({
  years: fc.integer({ min: YEARS.min, max: YEARS.max }),
  roomType: fc.constantFrom(...ROOM_TYPES.map((room) => room.value)),
  area: fc.integer({ min: AREA.min, max: AREA.max }),
  finish: fc.constantFrom(...FINISHES.map((finish) => finish.value)),
  downpayment: fc.integer({ min: DOWNPAYMENT.min, max: DOWNPAYMENT.max }),
});
const pesos = (amount: number) => format(amount, 'PHP');

describe('the worked figures', () => {
  it('a fully furnished studio over 3 years with nothing down', () => {
    const figures = mortgage(DEFAULT_INPUTS);
    expect(pesos(figures.price)).toBe('₱10,208,834.75');
    expect(pesos(figures.monthly)).toBe('₱283,578.74');
    expect(pesos(figures.downpayment)).toBe('₱0.00');
  });

  it('the same with 20 % down', () => {
    const figures = mortgage({ ...DEFAULT_INPUTS, downpayment: 20 });
    expect(pesos(figures.price)).toBe('₱10,208,834.75');
    expect(pesos(figures.monthly)).toBe('₱226,862.99');
    expect(pesos(figures.total)).toBe('₱8,167,067.80');
    expect(pesos(figures.downpayment)).toBe('₱1,633,413.56');
  });

  it.each([
    [0, '₱8,208,834.75'],
    [1, '₱10,208,834.75'],
    [2, '₱9,458,834.75'],
  ] as const)('finish %s makes the studio cost %s', (finish, price) => {
    expect(pesos(mortgage({ ...DEFAULT_INPUTS, finish }).price)).toBe(price);
  });

  it('a dollar is 55 pesos', () => {
    expect(format(mortgage(DEFAULT_INPUTS).price, 'USD')).toBe('$185,615.18');
  });

  it('each room type starts with its own area', () => {
    expect(ROOM_TYPES.map((room) => [room.label, defaultArea(room.value)])).toEqual([
      ['Studio', 32],
      ['1BR', 40],
      ['2BR', 55],
    ]);
  });
});

describe('for any choice the calculator offers', () => {
  it('the payments add up to the price after downpayment', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const figures = mortgage(choice);
        expect(figures.total).toBeCloseTo(figures.priceAfterDownpayment, 4);
        expect(figures.monthly * choice.years * 12).toBeCloseTo(figures.total, 4);
      }),
    );
  });

  it('the downpayment shown is the percentage of the total', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const figures = mortgage(choice);
        expect(figures.downpayment).toBeCloseTo((figures.total * choice.downpayment) / 100, 4);
      }),
    );
  });

  it('one more square metre costs the price of a square metre, whatever the room type', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const more = mortgage({ ...choice, area: choice.area + 1 }).price;
        expect(more - mortgage(choice).price).toBeCloseTo(PRICE_PER_SQM, 4);
        expect(mortgage({ ...choice, area: 0, finish: 0 }).price).toBe(BASE_CHARGE);
      }),
    );
  });

  it('a longer term or a higher downpayment never makes a month dearer', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const { monthly } = mortgage(choice);
        expect(mortgage({ ...choice, years: choice.years + 1 }).monthly).toBeLessThanOrEqual(monthly);
        const down = Math.min(100, choice.downpayment + 1);
        expect(mortgage({ ...choice, downpayment: down }).monthly).toBeLessThanOrEqual(monthly);
      }),
    );
  });

  it('every amount is shown with its sign, en-US groups and two decimals', () => {
    const currency = fc.constantFrom(...CURRENCIES.map((money) => money.value));
    fc.assert(
      fc.property(inputs, currency, (choice, money) => {
        for (const amount of Object.values(mortgage(choice))) {
          expect(format(amount as number, money)).toMatch(/^[₱$](\d{1,3})(,\d{3})*\.\d{2}$/);
        }
      }),
    );
  });
});
