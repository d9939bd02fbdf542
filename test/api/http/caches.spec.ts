import { once } from '../../../src/platform/http/openapi/serve-openapi.js';
import { QrCodes } from '../../../src/tickets/qr-codes.js';

/** What is kept must be good: a failure is not, and the next one who asks is answered anew. */
it('a text that could not be made is made for the next one who asks, and then kept', async () => {
  const make = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('EMFILE'))
    .mockResolvedValue('text');
  const text = once(make);
  await expect(Promise.all([text(), text()])).rejects.toThrow('EMFILE');
  expect(await Promise.all([text(), text()])).toEqual(['text', 'text']);
  expect(await text()).toBe('text');
  expect(make).toHaveBeenCalledTimes(2);
});

it('a QR code that could not be drawn is drawn for the next one who asks', async () => {
  const settings = { publicUrl: `https://${'x'.repeat(5_000)}` };
  const codes = new QrCodes(settings as never);
  await expect(codes.picture('one')).rejects.toThrow(/too big/);
  settings.publicUrl = 'https://stealth.example';
  expect((await codes.picture('one')).subarray(1, 4).toString()).toBe('PNG');
  expect(codes.picture('one')).toBe(codes.picture('one'));
});
