import { ApiProperty } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
} from '../../platform/http/openapi/answers.js';

const Whole = (description: string) => ApiProperty({ type: 'integer', description });
const SquareMeters = (description: string) => ApiProperty({ type: 'number', description });

export class HomeUnits {
  @Whole('How many there are') count: number;
  @Whole('Reserved') reserved: number;
  @Whole('Sold') sold: number;
}

/** A home as staff speak of it with a buyer. */
export class HomeForSale {
  @ShownText() name: string;
  @Whole('0: a studio') bedrooms: number;
  @SquareMeters('The smallest, in square meters') area_from: number;
  @SquareMeters('The largest, in square meters') area_to: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'In the currency of the list, before finish and parking; null: on request',
  })
  price: number | null;

  @ApiProperty({ type: HomeUnits, nullable: true, description: 'null: nobody counts them' })
  units: HomeUnits | null;

  @ShownNumberOrNull({ description: '`roomType` of a sample computation; null: it has none' })
  room_type: number | null;

  @ShownBoolean({ description: 'A sample computation asks for its `area`' }) asks_area: boolean;
}

export class WholeRange {
  @SquareMeters('The least') min: number;
  @SquareMeters('The most') max: number;
}

export class UsualTerms {
  @Whole('Years of payment') years: number;
  @Whole('Which of the finishes, from 0') finish: number;
  @Whole('Percent of the price') downpayment: number;
}

export class CalculatorOffer {
  @ApiProperty({ enum: ['PHP', 'USD'], description: 'Of the price list' }) currency: 'PHP' | 'USD';
  @ShownText({ description: 'The number and the name of the price list' }) list: string;
  @ShownText({ format: 'date', description: 'Since when it holds' }) date: string;
  @ApiProperty({ type: [String] }) finishes: string[];
  @ShownBoolean({ description: 'A parking space may be added' }) parking: boolean;
  @ApiProperty({ type: WholeRange, nullable: true }) area: WholeRange | null;
  @ApiProperty({ type: WholeRange }) years: WholeRange;
  @ApiProperty({ type: UsualTerms, description: 'What it begins with' }) usual: UsualTerms;
}

/** A public project with its homes, and what its sample computations ask for. */
export class ProjectForSale {
  @ShownText() slug: string;
  @ShownText({
    description: 'The address of its page',
    example: '/properties/residential/visayas/alpha-tower',
  })
  page: string;
  @ShownText() name: string;
  @ShownText({ description: 'What inquiries from its page name as the interest' }) interest: string;
  @ShownBoolean({ description: 'Its License to Sell is issued: without it nothing is reserved or sold' })
  licensed: boolean;
  @ShownTextOrNull({
    description: 'Its price list, by number, name and day; null: it has none',
    example: 'No. 3, 2026-11, 2026-11-01',
  })
  price_list: string | null;
  @ApiProperty({ type: [HomeForSale] }) homes: HomeForSale[];
  @ApiProperty({ type: CalculatorOffer, nullable: true }) calculator: CalculatorOffer | null;
}
