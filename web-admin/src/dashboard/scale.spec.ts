import { axisMaximum } from './scale';

it.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [7, 10],
  [19, 20],
  [319, 400],
  [1000, 1000],
])('an axis for at most %i ends at %i', (most, top) => {
  expect(axisMaximum(most)).toBe(top);
});
