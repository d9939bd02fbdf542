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
  let isHeld = false;
  let isBusy = false;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  jest.spyOn(folder, 'prepare').mockImplementation(async (release, ...rest) => {
    const answer = await prepare(release, ...rest);
    if (isHeld && release !== undefined) {
      isBusy = true;
      await held;
    }
    return answer;
  });

  const { data } = await ask<{ data: object }>('GET', '/content/items/about/site');
  await ask('PUT', '/content/items/about/site', { data: { ...data, intro: 'Mine' } });
  const mine = await ask<{ id: string }>('POST', '/content/publish', {});
  const folderOfMine = folder.path;
  // An event was changed, say: the process is about to show this release anew, and is slow.
  isHeld = true;
  await api.db.query('NOTIFY content_release');
  await until(() => isBusy);
  const undone = ask('POST', '/content/undo', { release: mine.id });
  await until(
    async () => (await api.db.query('SELECT FROM content_pointer WHERE release_id IS NULL')).rowCount === 1,
  );
  goOn();
  await undone;
  expect(folder.path).not.toBe(folderOfMine);
  await api.close();
});
