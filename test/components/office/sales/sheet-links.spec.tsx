import { render, screen } from '@testing-library/react';
import { WithSheets } from '../../../../web-admin/src/inquiries/homes/WithSheets';

const sheet = `${location.origin}/api/v1/computations/alpha-tower?years=3&roomType=2&currency=PHP`;

it('makes links of the sheets of our own calculator, and of nothing else that a visitor wrote', () => {
  const foreign = sheet.replace(location.origin, 'https://elsewhere.example');
  const alike = sheet.replace('computations', 'delegates');
  const text = `About this:\n${sheet}\nand ${sheet}, not ${foreign} nor ${alike} <b>nor</b> javascript:alert(1)`;
  const { container } = render(<WithSheets text={text} />);
  expect(container.textContent).toBe(text);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => href)).toEqual([sheet, sheet]);
});
