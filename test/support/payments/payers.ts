import type { asking } from '../requests/callers.js';
import { noisyPicture, sendProof } from '../requests/proof-uploader.js';
import { aDelegate } from '../requests/records.js';
import type { Api } from '../server/api.js';

/** What the ledger says of one registration. */
export interface Money {
  paid_centavos: number;
  owed_centavos: number;
  to_return_centavos: number;
}

/** Who registers and pays, and what the ledger has of it. @param ask calls of staff, for accepting and reading */
export const payers = (ask: ReturnType<typeof asking>, api: () => Pick<Api, 'url'>) => {
  const proofsOf = async (id: string) =>
    (await ask<{ proofs: { id: string; state: string }[] }>('GET', `/registrations/${id}`)).proofs;
  return {
    register: (fields: Record<string, unknown> = {}) =>
      ask<{ id: string; uuid: string }>('POST', '/delegates', aDelegate(fields)),
    moneyOf: async (id: string) => (await ask<{ money: Money }>('GET', `/registrations/${id}`)).money,
    proofsOf,
    /** Sends a proof, which staff accept for this much. @param seed another picture for each @returns the proof's id */
    paidPart: async (id: string, amount_centavos: number, seed: number) => {
      await sendProof(api().url, id, await noisyPicture(seed));
      const [proof] = (await proofsOf(id)).filter(({ state }) => state === 'waiting');
      await ask('POST', `/proofs/${proof?.id}/accept`, { amount_centavos });
      return proof?.id ?? '';
    },
  };
};
