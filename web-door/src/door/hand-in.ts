import * as api from './api';
import * as storage from './storage';

/** As many as the server takes at once. */
export const AT_ONCE = 100;

/**
 * Hands in what a device had not sent when it was signed out, and forgets all of it.
 * @returns a sentence for people where some of it does not count
 * @throws without a connection: nothing is forgotten then
 */
export async function handIn(token: string): Promise<string | undefined> {
  const items = await storage.queued();
  let late = 0;
  let waiting = 0;
  let counting = 0;
  let refused: string | undefined;
  let atOnce = AT_ONCE;
  for (let at = 0; at < items.length;) {
    const part = items.slice(at, at + atOnce);
    const scans = part.flatMap((item) => (item.kind === 'scan' ? [item.scan] : []));
    const undone = part.flatMap((item) =>
      item.kind === 'undo' ? [{ nonce: item.nonce, reason: item.reason }] : [],
    );
    try {
      const answer = await api.handIn(token, scans, undone);
      late += answer.late;
      waiting += answer.in_review;
      counting += answer.not_undone;
    } catch (error) {
      // Too many at once: later. Any other refusal stays one.
      if (!(error instanceof api.Refused) || error.status === 429) throw error;
      // One code that the server refuses keeps no other scan from counting.
      if (part.length > 1 && api.isRefusedForGood(error)) {
        atOnce = 1;
        continue;
      }
      refused = error.message;
      if (!api.isRefusedForGood(error)) break;
      atOnce = AT_ONCE;
    }
    for (const { seq = 0 } of part) await storage.dequeue(seq);
    at += part.length;
  }
  await storage.forget();
  const sentences = [
    refused,
    waiting > 0 && `Scans that the organizers must review before they count: ${waiting}.`,
    counting > 0 && `Entries that you undid, and that still count: ${counting}. Tell the organizers.`,
    late > 0 && `Scans after this device was signed out do not count: ${late}. Tell the organizers.`,
  ].filter(Boolean);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
