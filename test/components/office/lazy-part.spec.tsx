import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '../../../web-admin/src/parts/lazyPart';

const partOf = () => lazyPart(() => Promise.resolve({ Hello: () => <p>Hello</p> }), 'Hello');

/** What is on the page at once, before anything was waited for. */
function shownAtOnce(Part: ReturnType<typeof partOf>): string {
  const { container } = render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  return container.textContent;
}

it('a part that was fetched is shown at once, without what Suspense shows for 300 ms', async () => {
  const Part = partOf();
  await Part.fetch();
  expect(shownAtOnce(Part)).toBe('Hello');
});

it('a part that was not fetched comes when it is there', async () => {
  expect(shownAtOnce(partOf())).toBe('Loading');
  await screen.findByText('Hello');
});

it('a part that could not be fetched is asked for again when it is shown', async () => {
  const module = { Hello: () => <p>Hello</p> };
  const load = jest.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new Error('no line'));
  const Part = lazyPart(load, 'Hello');
  await Part.fetch();
  expect(shownAtOnce(Part)).toBe('Loading');
  await screen.findByText('Hello');
});
