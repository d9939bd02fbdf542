import { SiteFolder } from '../../../src/content/publishing/site-folder.js';
import { addStaff, asking, sessionOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

it('shows nothing again that was taken back while the process was busy with it', async () => {
  const api = await startApi();
  const as = await sessionOf(api, await addStaff(api, 'editor'));
  const ask = asking(() => ({ api, as }));
  const folder = api.app.get(SiteFolder);
  const prepare = folder.prepare.bind(folder);
  const prepared: (string | undefined)[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  jest.spyOn(folder, 'prepare').mockImplementation(async (release, ...rest) => {
    const isSecond = release !== undefined && prepared.includes(release);
    prepared.push(release);
    const answer = await prepare(release, ...rest);
    // First it is rendered to be published. Then the process hears of it, as of any other's, and is slow here.
    if (isSecond) await held;
    return answer;
  });
  const show = jest.spyOn(folder, 'show');

  const { data } = await ask<{ data: object }>('GET', '/content/items/about/site');
  await ask('PUT', '/content/items/about/site', { data: { ...data, intro: 'Mine' } });
  const mine = await ask<{ id: string }>('POST', '/content/publish', {});
  const folderOfMine = folder.path;
  await until(() => prepared.filter((release) => release === mine.id).length === 2);
  await ask('POST', '/content/undo', { release: mine.id });
  show.mockClear();
  goOn();
  await until(() => show.mock.calls.length > 0);
  expect(show.mock.calls.flat()).not.toContain(folderOfMine);
  await api.close();
});
