import type { SiteContent } from '../src/content';
import {
  areaRange,
  calculationOf,
  hasSlider,
  usualInputs,
  YEARS,
  type Calculation,
} from '../src/content/projects/prices/mortgage';
import { homePrice, listName } from '../src/content/projects/prices/prices';

/** The public projects with their homes as staff speak of them with a buyer, and what each calculator offers. */
export const forSale = ({ projects, company }: Pick<SiteContent, 'projects' | 'company'>) =>
  projects.map((project) => {
    const { name, interest, prices, details } = project;
    const calculation = calculationOf(project, company.dollar);
    const priced = calculation?.homes.map((home) => home.name) ?? [];
    return {
      slug: details.slug,
      page: project.href,
      name,
      interest,
      price_list: prices ? `${listName(prices)}, ${prices.date}` : null,
      licensed: details.license?.state === 'issued',
      homes: details.homes.map((home) => {
        const roomType = priced.indexOf(home.name) + 1;
        return {
          name: home.name,
          bedrooms: home.bedrooms,
          area_from: home.area.from,
          area_to: home.area.to ?? home.area.from,
          price: (prices && homePrice(prices, home)) ?? null,
          units: home.units ?? null,
          room_type: roomType || null,
          asks_area: calculation !== undefined && roomType > 0 && hasSlider(calculation, roomType),
        };
      }),
      calculator: calculation ? offerOf(calculation) : null,
    };
  });

function offerOf(calculation: Calculation) {
  const { currency, date, finishes, parking } = calculation.prices;
  const { years, finish, downpayment } = usualInputs(calculation);
  const area = areaRange(calculation);
  return {
    currency,
    list: listName(calculation.prices),
    date,
    finishes: finishes.map(({ name }) => name),
    parking: parking !== undefined,
    // Without a home that is priced by its area there is no range.
    area: Number.isFinite(area.min) ? area : null,
    years: { min: YEARS.min, max: YEARS.max },
    usual: { years, finish, downpayment },
  };
}
