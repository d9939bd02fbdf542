import fc from 'fast-check';
import { content } from '../../index';
import { leftOf } from '../pieces/project-details';
import {
  areaRange,
  calculationOf,
  currencies,
  DOWNPAYMENT,
  hasSlider,
  inputsFrom,
  mortgage,
  paymentSteps,
  show,
  usualArea,
  usualInputs,
  YEARS,
  type Calculation,
} from './mortgage';
import { homePrice, lowestPrice, type PricedHome, type PriceList } from './prices';

const { projects, company } = content;
const calculationNamed = (name: string): Calculation => {
  const project = projects.find((one) => one.name === name);
  const calculation = project && calculationOf(project, company.dollar);
  if (!calculation) throw new Error(`${name} has no calculator`);
  return calculation;
};
const tower = calculationNamed('Alpha Tower');
const usual = usualInputs(tower);
const pesos = (sum: number) => show(tower, sum, 'PHP');

const inputs = fc.record({
  years: fc.integer({ min: YEARS.min, max: YEARS.max }),
  roomType: fc.constantFrom(1, 2, 3),
  area: fc.integer({ min: 32, max: 55 }),
  finish: fc.constantFrom(0, 1, 2),
  parking: fc.constant(0),
  downpayment: fc.integer({ min: DOWNPAYMENT.min, max: DOWNPAYMENT.max }),
  currency: fc.constantFrom('PHP' as const, 'USD' as const),
});

describe('the worked figures', () => {
  it('a fully furnished studio over 3 years with nothing down', () => {
    const figures = mortgage(tower, usual);
    expect(pesos(figures.price)).toBe('₱10,208,834.75');
    expect(pesos(figures.monthly)).toBe('₱283,578.74');
    expect(pesos(figures.downpayment)).toBe('₱0.00');
  });

  it('the same with 20 % down', () => {
    const figures = mortgage(tower, { ...usual, downpayment: 20 });
    expect(pesos(figures.price)).toBe('₱10,208,834.75');
    expect(pesos(figures.monthly)).toBe('₱226,862.99');
    expect(pesos(figures.total)).toBe('₱8,167,067.80');
    expect(pesos(figures.downpayment)).toBe('₱1,633,413.56');
    expect(pesos(paymentSteps(tower, { ...usual, downpayment: 20 }).share)).toBe('₱2,041,766.95');
  });

  it.each([
    [0, '₱8,208,834.75'],
    [1, '₱10,208,834.75'],
    [2, '₱9,458,834.75'],
  ])('finish %s makes the studio cost %s', (finish, price) => {
    expect(pesos(mortgage(tower, { ...usual, finish }).price)).toBe(price);
  });

  it('a dollar is 55 pesos', () => {
    expect(show(tower, mortgage(tower, usual).price, 'USD')).toBe('$185,615.18');
  });

  it('each room type starts with its own area', () => {
    expect(tower.homes.map(({ short }, i) => [short, usualArea(tower, i + 1)])).toEqual([
      ['Studio', 32],
      ['1BR', 40],
      ['2BR', 55],
    ]);
    expect(areaRange(tower)).toEqual({ min: 32, max: 55 });
  });
});

/** The specification's formulas in whole hundredths of a centavo, written down apart from the program's. */
const specified = (area: number, finish: number, years: number, percent: number, dollars: boolean) => {
  const finishes = [0n, 2_000_000_00n, 1_250_000_00n];
  const price = 210_000_00n * BigInt(area) + 1_488_834_75n + (finishes[finish] ?? 0n);
  const places = 1_000_000n;
  const after = price * places - (price * places * BigInt(percent)) / 100n;
  const monthly = after / BigInt(years * 12);
  const down = (after * BigInt(percent)) / 100n;
  return [price * places, after, monthly, after, down].map((sum) => {
    const rounded = ((dollars ? sum / 55n : sum) + places / 2n) / places;
    const [whole, cents] = [rounded / 100n, String(rounded % 100n).padStart(2, '0')];
    return `${dollars ? '$' : '₱'}${whole.toLocaleString('en-US')}.${cents}`;
  });
};

it.each(['Alpha Tower', 'Grove Tower'])('the 144 combinations of %s are exact to the centavo', (name) => {
  const calculation = calculationNamed(name);
  let count = 0;
  for (const [index, area] of [32, 40, 55].entries())
    for (const finish of [0, 1, 2])
      for (const years of [3, 15])
        for (const downpayment of [0, 20, 35, 100])
          for (const currency of ['PHP', 'USD'] as const) {
            const chosen = { ...usual, roomType: index + 1, area, finish, years, downpayment, currency };
            const figures = mortgage(calculation, chosen);
            const shown = [
              figures.price,
              figures.priceAfterDownpayment,
              figures.monthly,
              figures.total,
              figures.downpayment,
            ].map((sum) => show(calculation, sum, currency));
            expect([chosen, shown]).toEqual([
              chosen,
              specified(area, finish, years, downpayment, currency === 'USD'),
            ]);
            count += 1;
          }
  expect(count).toBe(144);
});

describe('for any choice the calculator offers', () => {
  it('the payments add up to the price after downpayment', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const figures = mortgage(tower, choice);
        expect(figures.total).toBeCloseTo(figures.priceAfterDownpayment, 4);
        expect(figures.monthly * choice.years * 12).toBeCloseTo(figures.total, 4);
      }),
    );
  });

  it('the downpayment shown is the percentage of the total', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const figures = mortgage(tower, choice);
        expect(figures.downpayment).toBeCloseTo((figures.total * choice.downpayment) / 100, 4);
      }),
    );
  });

  it('one more square metre costs the price of a square metre, whatever the room type', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const more = mortgage(tower, { ...choice, area: choice.area + 1 }).price;
        expect(more - mortgage(tower, choice).price).toBeCloseTo(210_000, 4);
        expect(mortgage(tower, { ...choice, area: 0, finish: 0 }).price).toBe(1_488_834.75);
      }),
    );
  });

  it('a longer term or a higher downpayment never makes a month dearer', () => {
    fc.assert(
      fc.property(inputs, (choice) => {
        const { monthly } = mortgage(tower, choice);
        expect(mortgage(tower, { ...choice, years: choice.years + 1 }).monthly).toBeLessThanOrEqual(monthly);
        const down = Math.min(100, choice.downpayment + 1);
        expect(mortgage(tower, { ...choice, downpayment: down }).monthly).toBeLessThanOrEqual(monthly);
      }),
    );
  });

  it('every amount is shown with its sign, en-US groups and two decimals', () => {
    const currency = fc.constantFrom(...currencies.map((money) => money.value));
    fc.assert(
      fc.property(inputs, currency, (choice, money) => {
        for (const amount of Object.values(mortgage(tower, choice))) {
          expect(show(tower, amount as number, money)).toMatch(/^[₱$](\d{1,3})(,\d{3})*\.\d{2}$/);
        }
      }),
    );
  });

  it('what a buyer pays step by step adds up to the price, whatever the terms', () => {
    const terms = fc.record({
      reservation: fc.option(fc.integer({ min: 0, max: 9_000_000 }), { nil: undefined }),
      months: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(inputs, terms, (choice, agreed) => {
        const calculation = { ...tower, prices: { ...tower.prices, terms: agreed } as PriceList };
        const { reservation = 0, due, dueMonthly, rest, restMonthly } = paymentSteps(calculation, choice);
        expect(reservation + due + rest).toBeCloseTo(
          Math.max(reservation, mortgage(calculation, choice).price),
          3,
        );
        if (dueMonthly !== undefined) expect(dueMonthly * (agreed.months ?? 0)).toBeCloseTo(due, 3);
        expect(restMonthly * choice.years * 12).toBeCloseTo(rest, 3);
      }),
    );
  });
});

describe('a list of the owner’s', () => {
  const dollars: Calculation = {
    project: 'Mango Court',
    slug: 'mango-court',
    dollar: { pesos: 58.5, date: '2026-12-01' },
    prices: {
      version: 'First',
      date: '2026-12-01',
      currency: 'USD',
      finishes: [],
      parking: 20_000,
      terms: { downpayment: 30, reservation: 1000, months: 24 },
    },
    homes: [{ name: 'Villa', bedrooms: 3, area: { from: 120, to: 140 }, price: 300_000 }],
    first: 1,
  };

  it('may be in dollars, with homes of their own price and with parking', () => {
    const chosen = { ...usualInputs(dollars), parking: 1 };
    expect(chosen).toMatchObject({ currency: 'USD', downpayment: 30, area: 120 });
    const { price } = mortgage(dollars, chosen);
    expect(show(dollars, price, 'USD')).toBe('$320,000.00');
    expect(show(dollars, price, 'PHP')).toBe('₱18,720,000.00');
    const { reservation, share, dueMonthly } = paymentSteps(dollars, chosen);
    expect([reservation, share, dueMonthly]).toEqual([1000, 96_000, 95_000 / 24]);
  });

  it('takes an area that is not whole as it is: no slider would stop there', () => {
    const [studio] = tower.homes as [PricedHome];
    const exact = { ...tower, homes: [studio, { ...studio, name: 'Corner', area: { from: 42.35 } }] };
    expect([hasSlider(tower, 1), hasSlider(exact, 1), hasSlider(exact, 2)]).toEqual([true, false, false]);
    expect(inputsFrom(exact, { roomType: '2', area: '40' }).area).toBe(42.35);
    expect(mortgage(exact, inputsFrom(exact, { roomType: '2', finish: '0' })).price).toBeCloseTo(
      10_382_334.75,
      4,
    );
  });

  it('leaves what is sold out to those who ask for it: the first choice can be had, and “from” is its price', () => {
    const [project] = projects;
    if (!project?.prices) throw new Error('The first project has no prices');
    const [studio, one, ...rest] = project.details.homes;
    const gone = { count: 4, reserved: 1, sold: 3 };
    const withUnits = (show: 'left' | 'nothing', ...counted: ('gone' | 'left')[]) => ({
      ...project,
      details: {
        ...project.details,
        homes: [studio, one, ...rest].map((home, i) => ({
          ...home,
          ...(counted[i] && {
            availability: show,
            units: counted[i] === 'gone' ? gone : { ...gone, sold: 2 },
          }),
        })) as typeof project.details.homes,
      },
    });
    const now = calculationOf(withUnits('left', 'gone', 'left'), company.dollar);
    expect(now && [usualInputs(now).roomType, usualInputs(now).area]).toEqual([2, one?.area.from]);
    expect(now?.homes.map(({ soldOut }) => soldOut)).toEqual([true, undefined, undefined]);
    expect(lowestPrice(withUnits('left', 'gone'))?.price).toBe(homePrice(project.prices, one as PricedHome));
    // Where the owner says nothing of it, nothing says so, but it is still not what the page begins with.
    const quiet = calculationOf(withUnits('nothing', 'gone'), company.dollar);
    expect([quiet?.first, quiet?.homes[0]?.soldOut]).toEqual([2, undefined]);
    const all = withUnits('left', 'gone', 'gone', 'gone');
    expect(lowestPrice(all)).toBeUndefined();
    expect(calculationOf(all, company.dollar)?.first).toBe(1);
    expect(leftOf({ units: { count: 0, reserved: 0, sold: 0 }, availability: 'left' })).toBeUndefined();
  });

  it('speaks of no reservation before a license is issued', () => {
    const [project] = projects;
    if (!project?.prices) throw new Error('The first project has no prices');
    const { license: _, ...unknown } = project.details;
    const prices = { ...project.prices, terms: { reservation: 50_000, downpayment: 20 } };
    const termsOf = (details: typeof unknown) =>
      calculationOf({ ...project, prices, details }, company.dollar)?.prices.terms;
    expect(termsOf(unknown)).toEqual({ downpayment: 20 });
    expect(termsOf({ ...unknown, license: { state: 'applied for' } } as typeof unknown)).toEqual({
      downpayment: 20,
    });
    const license = { state: 'issued', number: '1', date: 'November 3, 2026' };
    expect(termsOf({ ...unknown, license } as typeof unknown)).toEqual(prices.terms);
  });

  it('has no calculator without a list, without a home that has a price, or where the owner left it out', () => {
    const { dollar, prices, homes } = dollars;
    const project = {
      name: 'Mango Court',
      calculator: true,
      prices,
      details: { slug: 'mango-court', homes },
    };
    expect(calculationOf(project, dollar)).toBeDefined();
    expect(calculationOf({ ...project, prices: undefined }, dollar)).toBeUndefined();
    expect(calculationOf({ ...project, calculator: false }, dollar)).toBeUndefined();
    expect(
      calculationOf({ ...project, details: { slug: 'mango-court', homes: [] } }, dollar),
    ).toBeUndefined();
    const onRequest = homes.map((home) => ({ ...home, price: undefined }));
    expect(
      calculationOf({ ...project, details: { slug: 'mango-court', homes: onRequest } }, dollar),
    ).toBeUndefined();
  });
});
