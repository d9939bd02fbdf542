import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { aDelegate } from './records.js';

/** A picture that does not shrink: about 60 kB for 200 × 200 pixels. */
export async function noisyPicture(side = 200): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise } });
  return new Blob([new Uint8Array(await picture.jpeg({ quality: 95 }).toBuffer())], { type: 'image/jpeg' });
}

/** Registers a delegate. @returns the id @throws when it is not answered with 201 */
export async function register(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/delegates`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aDelegate()),
  });
  const { data, message } = (await answer.json()) as { data?: { id: string }; message?: string };
  if (answer.status !== 201 || !data) throw new Error(`Registering answered ${answer.status}: ${message}`);
  return data.id;
}

/** Sends a proof of payment as the site does. @param more headers, or a signal */
export function sendProof(
  url: string,
  id: string,
  picture: Blob | Uint8Array,
  more: Pick<RequestInit, 'headers' | 'signal'> = {},
): Promise<Response> {
  const form = new FormData();
  form.set('image', picture instanceof Blob ? picture : new Blob([new Uint8Array(picture)]), 'proof.jpg');
  const address = `${url}/api/v1/delegates/proof-of-payment/upload/${id}`;
  return fetch(address, { method: 'PATCH', body: form, ...more });
}

/**
 * Registers delegates and uploads their proofs without pause until told to stop; a refusal or a lost connection
 * is no end.
 */
export function uploadProofs(url: string, connections: number) {
  /** Ids of delegates whose upload was answered with 200. */
  const kept: string[] = [];
  let running = true;
  const uploader = async () => {
    const picture = await noisyPicture();
    while (running) {
      try {
        const id = await register(url);
        const answer = await sendProof(url, id, picture);
        await answer.arrayBuffer();
        if (answer.status === 200) kept.push(id);
      } catch {
        await sleep(50);
      }
    }
  };
  const uploaders = Array.from({ length: connections }, uploader);
  const stop = async () => {
    running = false;
    await Promise.all(uploaders);
  };
  return { kept, stop };
}
