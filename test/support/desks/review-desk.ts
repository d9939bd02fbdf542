import { addStaff, call, type Credentials, dataOf, sessionOf, signIn } from '../requests/callers.js';
import { noisyPicture, register, sendProof } from '../requests/proof-uploader.js';
import { startApi, type Api } from '../server/api.js';

export interface Review {
  id: string;
  state: string;
  registration_id: string;
  doubts: string[];
  [field: string]: unknown;
}

/** An API with an admin and two members of staff who review proofs. */
export async function startReviewDesk() {
  const api: Api = await startApi({ env: { DATABASE_POOL_SIZE: '20' } });
  const admin = await signIn(api);
  const colleague = async () => sessionOf(api, await addStaff(api));
  return {
    api,
    admin,
    colleague,
    luz: await colleague(),
    ben: await colleague(),
    claim: async (as: Credentials, count = 1) =>
      dataOf<{ proofs: Review[]; waiting: number; held_until: string | null }>(
        await call(api, 'POST', '/proofs/claim', { as, body: { count } }),
      ),
    decide: (as: Credentials, id: string, verb: string, body: object = {}) =>
      call(api, 'POST', `/proofs/${id}/${verb}`, { as, body }),
    delegate: async (id: string) =>
      dataOf<Record<string, unknown>>(await call(api, 'GET', `/delegates/${id}`, { as: admin })),
    /** A registration of one with a proof that waits. */
    waiting: async (picture?: Blob): Promise<{ id: string; proof: string }> => {
      const id = await register(api.url);
      await sendProof(api.url, id, picture ?? (await noisyPicture(24)));
      const { rows } = await api.db.query<{ id: string }>(
        "SELECT id FROM proof WHERE registration_id = $1 AND state = 'waiting'",
        [id],
      );
      return { id, proof: rows[0]?.id ?? '' };
    },
    /** As the reader of receipts writes it down. */
    setRead: (proof: string, { amount, day, ours }: { amount: number; day: string; ours: boolean }) =>
      api.db.query(
        `UPDATE proof SET read_at = now(), read_amount_centavos = $2, read_reference = '6660001112223', read_paid_on = $3,
                read_receiver = 'Juan D.', read_receiver_is_ours = $4 WHERE id = $1`,
        [proof, amount, day, ours],
      ),
    /** Nothing waits any more. */
    empty: () => api.db.query("UPDATE proof SET state = 'replaced' WHERE state = 'waiting'"),
  };
}
