import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Api } from '../server/api.js';
import { call } from './callers.js';
import { aDelegate } from './records.js';

/** A small picture with what its sender’s camera wrote into it. */
export const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();

/** What suites of proofs do, and what they look at behind the API. */
export const proofUploads = (api: Api) => ({
  api,
  filesIn: (folder: string): string[] => {
    const path = join(api.settings.dataDir, 'uploads', folder);
    return existsSync(path) ? readdirSync(path) : [];
  },
  register: async () => {
    const { body } = await call(api, 'POST', '/delegates', { body: aDelegate() });
    return (body as { data: { id: string; uuid: string } }).data;
  },
  proofOf: async (id: string) =>
    (
      await api.db.query<{ p: string | null }>('SELECT proof_of_payment AS p FROM delegate WHERE id = $1', [
        id,
      ])
    ).rows[0]?.p,
  upload: async (
    key: string,
    bytes: Uint8Array,
    { as = {}, field = 'image', name = 'proof.jpg', type = 'image/jpeg' } = {},
  ) => {
    const form = new FormData();
    form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
    const response = await fetch(`${api.url}/api/v1/delegates/proof-of-payment/upload/${key}`, {
      method: 'PATCH',
      body: form,
      headers: as,
    });
    const body = (await response.json()) as { data: { proof_of_payment: string }; message: string };
    return { status: response.status, body };
  },
});
