import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ContentPicture } from '../../../../web-admin/src/api/types';
import { PictureDetails } from '../../../../web-admin/src/content/pictures/PictureDetails';
import { fakeApi, showDesk } from '../desk';

const PICTURE: ContentPicture = {
  ...{ file: 'roof', name: 'Roof', width: 1600, height: 1200, thumbnail: '/roof.webp' },
  ...{ kind: 'photograph', credit: '', labels: [], used_in: [] },
  alt: '',
  alt_in_use: 'The roof at dusk',
};

/** @returns what saving sends, once `change` has been typed */
async function saved(change: Record<string, string>) {
  const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? [] : PICTURE }));
  await showDesk(<PictureDetails picture={PICTURE} onClose={() => undefined} />);
  for (const [label, value] of Object.entries(change))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save for all pages' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  return asked.find(({ method }) => method === 'PATCH')?.body;
}

it('gives the words of one page to no other by saving a credit', async () => {
  const sent = await saved({ 'Made by': 'Ana Cruz' });
  expect(sent).toMatchObject({ credit: 'Ana Cruz' });
  expect(sent).not.toHaveProperty('alt');
});

it('says on every page what is written here', async () => {
  const alt = 'The roof at dusk, with its pool';
  expect(await saved({ 'What it shows': alt })).toMatchObject({ credit: '', alt });
});
