import sharp from 'sharp';
import type { Api } from '../server/api.js';
import type { Answer, Credentials } from './callers.js';

/** A picture of one colour. */
export const aPicture = (
  width: number,
  height: number,
  background: string | object = '#777',
  format: 'png' | 'jpeg' = 'png',
) => {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture.toFormat(format).toBuffer();
};

/** An editor uploads a picture of the site. @param kind what it shows: a photograph, if nothing else is said */
export async function uploadPicture(
  api: Pick<Api, 'url'>,
  as: Credentials,
  picture: Buffer | string,
  name = 'a.jpg',
  kind?: string,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(Buffer.from(picture))]), name);
  const path = `/api/v1/content/pictures${kind ? `?kind=${kind}` : ''}`;
  const answer = await fetch(api.url + path, { method: 'POST', headers: as, body });
  return { status: answer.status, body: await answer.json() };
}
