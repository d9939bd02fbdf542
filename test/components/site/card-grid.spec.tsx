import { render } from '@testing-library/react';
import { CardGrid } from '../../../web-public/src/ui/pictures/PictureCard';

const classesOf = (count: number) =>
  render(<CardGrid count={count}>{null}</CardGrid>).container.querySelector('ul')?.className;

it('has at most six columns, however many cards', () => {
  expect(classesOf(2)).not.toBe(classesOf(6));
  expect(classesOf(6)).toContain('grid-cols-6');
  expect(classesOf(9)).toBe(classesOf(6));
});
