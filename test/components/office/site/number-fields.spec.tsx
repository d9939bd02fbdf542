import '../../../../web-admin/src/messages/site/content';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { EditingProvider } from '../../../../web-admin/src/content/fields/editing';
import { NumberNode, PesosNode } from '../../../../web-admin/src/content/fields/PlainNodes';
import { showDesk } from '../desk';

const SUM = { title: 'Fixed part', widget: 'number', type: 'number', money: true as const };
const FEE = { title: 'Fee', widget: 'pesos', minimum: 0, maximum: 100_000_000 };

/** A field as the editor keeps it. @returns what became of it, change by change */
async function aField(Shown: typeof NumberNode, field: typeof SUM | typeof FEE, first: unknown) {
  const kept: unknown[] = [];
  function Form() {
    const [value, set] = useState(first);
    return (
      <EditingProvider
        set={(_, next) => {
          kept.push(next);
          set(next);
        }}
        at={() => undefined}
        problems={new Map()}
        reveal={undefined}
      >
        <Shown field={field} value={value} path={['sum']} required={false} />
      </EditingProvider>
    );
  }
  await showDesk(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>(new RegExp(field.title));
  return { kept, input, type: (value: string) => fireEvent.change(input, { target: { value } }) };
}

describe('a price', () => {
  it.each([
    ['1,488,834.75', 1_488_834.75],
    ['₱225 000', 225_000],
    ['', undefined],
    // Nobody knows how much these are: kept as they were typed, and refused in words.
    ['1.488.834,75', '1.488.834,75'],
    ['1.500', '1.500'],
    ['1.5M', '1.5M'],
  ])('that is typed as %j is never left out unsaid', async (typed, value) => {
    const { kept, input, type } = await aField(NumberNode, SUM, 12);
    expect(input.value).toBe('12');
    type(typed);
    expect(kept).toEqual([value]);
    expect(input.value).toBe(typed);
  });
});

describe('a fee', () => {
  it('is typed in pesos and kept in centavos, and what is no sum stays in sight', async () => {
    const { kept, input, type } = await aField(PesosNode, FEE, 150_050);
    expect(input.value).toBe('1500.5');
    type('1,500');
    type('1.500,00');
    expect(kept).toEqual([150_000, '1.500,00']);
    expect(input.value).toBe('1.500,00');
  });
});
