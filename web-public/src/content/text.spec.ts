import { fill, holdTogether } from './text';

it('puts values where a text names them, and leaves other braces alone', () =>
  expect(fill('Ask about {project}, {other}', { project: 'Alpha Tower' })).toBe(
    'Ask about Alpha Tower, {other}',
  ));

it.each([
  ['El Nido Coffee Plantation', 'El\u00a0Nido Coffee Plantation'],
  ['Alpha Tower', 'Alpha Tower'],
  ['Casa de la Paz', 'Casa de\u00a0la\u00a0Paz'],
  ['Villa Añ', 'Villa Añ'],
])('keeps short words of %s beside the next', (name, shown) => expect(holdTogether(name)).toBe(shown));
