import '../../../../web-admin/src/messages/site/content';
import { screen } from '@testing-library/react';
import { EditingProvider } from '../../../../web-admin/src/content/fields/editing';
import { PesosNode } from '../../../../web-admin/src/content/fields/PlainNodes';
import { showDesk } from '../desk';

const field = { title: 'Fee', widget: 'pesos', minimum: 0, maximum: 100_000_000 };
const SAYS = 'A whole number from 0 to 100,000,000';

it.each([
  [undefined, /in pesos, 0 where it is free, and at most ₱1,000,000/],
  [100_000_001, /at most ₱1,000,000/],
  // Whatever else the server has against a sum, it says itself.
  [150_000, SAYS],
])('says of a fee of %j what is wrong in pesos, though the server counts centavos', async (value, words) => {
  await showDesk(
    <EditingProvider
      set={() => undefined}
      at={() => undefined}
      problems={new Map([['fee', SAYS]])}
      reveal={undefined}
    >
      <PesosNode field={field} value={value} path={['fee']} required />
    </EditingProvider>,
  );
  screen.getByText(words);
});
