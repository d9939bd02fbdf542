import { beginningOf } from '../../../src/door/gate.js';
import { dayInManila } from '../../../src/platform/manila.js';
import { startDoor, type Door } from '../../support/door/door-api.js';
import { aTicket, scan, scans } from '../../support/door/door-devices.js';

let { api, device } = {} as Door;
beforeAll(async () => {
  ({ api, device } = await startDoor());
});

/** Milliseconds after the day began. */
const at = (ms: number) => new Date(beginningOf(dayInManila()) + ms).toISOString();

it.each([
  ['the day before', -1, 0],
  ['another year', -400 * 86_400_000, 0],
  ['the first moment of the day', 0, 0],
  ['later than that', 5, 5],
])('a scan of %s counts no earlier than its day', async (_, stated, counted) => {
  const { uuid, id } = await aTicket(api);
  await scans(api, device, [scan(uuid, { scanned_at: at(stated) })]);
  const { rows } = await api.db.query<{ scanned_at: Date }>(
    'SELECT scanned_at FROM door_scan WHERE delegate_id = $1',
    [id],
  );
  expect(rows.map(({ scanned_at }) => scanned_at.toISOString())).toEqual([at(counted)]);
});

it('nor later than it arrives', async () => {
  const { uuid, id } = await aTicket(api);
  await scans(api, device, [scan(uuid, { scanned_at: new Date(Date.now() + 3_600_000).toISOString() })]);
  const late = await api.db.query(
    'SELECT FROM door_scan WHERE delegate_id = $1 AND scanned_at > clock_timestamp()',
    [id],
  );
  expect(late.rowCount).toBe(0);
});
