import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, makeStaff, sessionOf, signIn } from '../support/callers.js';
import { noisyPicture, register, sendProof } from '../support/proof-uploader.js';

interface Review {
  id: string;
  state: string;
  registration_id: string;
  doubts: string[];
  [field: string]: unknown;
}
let api: Api;
let admin: Credentials;
let luz: Credentials;
let ben: Credentials;
beforeAll(async () => {
  api = await startApi({ env: { DATABASE_POOL_SIZE: '20' } });
  admin = await signIn(api);
  luz = await sessionOf(api, await makeStaff(api, admin));
  ben = await sessionOf(api, await makeStaff(api, admin));
});
afterAll(() => api.close());
beforeEach(() => api.db.query("UPDATE proof SET state = 'replaced' WHERE state = 'waiting'"));

const dataOf = <T = Review>(answer: { body: unknown }) => (answer.body as { data: T }).data;
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;
const claim = async (as: Credentials, count = 1) =>
  dataOf<{ proofs: Review[]; waiting: number; held_until: string | null }>(
    await call(api, 'POST', '/proofs/claim', { as, body: { count } }),
  );
const decide = (as: Credentials, id: string, verb: string, body: object = {}) =>
  call(api, 'POST', `/proofs/${id}/${verb}`, { as, body });
const delegate = async (id: string) =>
  dataOf<Record<string, unknown>>(await call(api, 'GET', `/delegates/${id}`, { as: admin }));
/** A registration of one with a proof that waits. */
async function waiting(picture?: Blob): Promise<{ id: string; proof: string }> {
  const id = await register(api.url);
  await sendProof(api.url, id, picture ?? (await noisyPicture(24)));
  const { rows } = await api.db.query<{ id: string }>(
    "SELECT id FROM proof WHERE registration_id = $1 AND state = 'waiting'",
    [id],
  );
  return { id, proof: rows[0]?.id ?? '' };
}

/** As the reader of receipts writes it down. */
const setRead = (proof: string, { amount, day, ours }: { amount: number; day: string; ours: boolean }) =>
  api.db.query(
    `UPDATE proof SET read_at = now(), read_amount_centavos = $2, read_reference = '6660001112223', read_paid_on = $3,
            read_receiver = 'Juan D.', read_receiver_is_ours = $4 WHERE id = $1`,
    [proof, amount, day, ours],
  );

describe('accepting', () => {
  it('pays, makes the QR code and sends the ticket, in one step', async () => {
    const { id, proof } = await waiting();
    const { proofs } = await claim(luz);
    expect(proofs[0]).toMatchObject({
      id: proof,
      total_centavos: 150_000,
      receiver: 'Stealth Land Events, 0900 550 2027',
      event_name: 'Common Ground 2027',
      delegates: [{ id, first_name: 'Maria' }],
      doubts: [],
    });
    const picture = await fetch(`${api.url}/api/v1/proofs/${proof}/picture`, { headers: luz });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(dataOf(await decide(luz, proof, 'accept', { reference: '9012345678901' }))).toMatchObject({
      state: 'accepted',
      decided_by_name: 'Luz Reyes',
      reference: '9012345678901',
    });
    expect(await delegate(id)).toMatchObject({
      payment_status: true,
      qr_code: expect.stringContaining('qr.png') as string,
    });
    const mails = await api.db.query("SELECT FROM mail WHERE template = 'ticket' AND record_id = $1", [id]);
    expect(mails.rowCount).toBe(1);
    const types = dataOf<{ type: string }[]>(
      await call(api, 'GET', `/delegates/${id}/history`, { as: admin }),
    );
    expect(types.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['proof.accepted', 'payment.verified']),
    );
    const again = await decide(luz, proof, 'accept');
    expect([again.status, messageOf(again)]).toEqual([409, 'This proof was accepted by Luz Reyes already.']);
  });

  it('can be undone: unpaid again, and the proof waits', async () => {
    const { id, proof } = await waiting();
    await decide(luz, proof, 'accept');
    expect(dataOf(await decide(luz, proof, 'undo')).state).toBe('waiting');
    expect(await delegate(id)).toMatchObject({ payment_status: false, qr_code: null });
    expect((await claim(luz)).proofs.map((each) => each.id)).toEqual([proof]);
  });

  it('refuses one reference for two registrations, unless an admin says why', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const reference = '5550001112223';
    await decide(luz, first.proof, 'accept', { reference });
    const refused = await decide(luz, second.proof, 'accept', { reference });
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'Another registration was paid with this reference number. An admin may accept it all the same, with a reason.',
    ]);
    expect(await delegate(second.id)).toMatchObject({ payment_status: false });
    const shared = { reference, shared_because: 'A couple who paid together' };
    expect((await decide(luz, second.proof, 'accept', shared)).status).toBe(403);
    expect((await decide(admin, second.proof, 'accept', shared)).status).toBe(200);
  });

  it('of one reference by two at once pays one registration', async () => {
    const pairs = await Promise.all([waiting(), waiting(), waiting(), waiting()]);
    const reference = '7770001112223';
    const answers = await Promise.all(pairs.map(({ proof }) => decide(luz, proof, 'accept', { reference })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('rejecting', () => {
  it('tells the payer why, who uploads again and is accepted', async () => {
    const { id, proof } = await waiting();
    const [{ words } = { words: '' }] = dataOf<{ words: string }[]>(
      await call(api, 'GET', '/proofs/reasons', { as: luz }),
    );
    expect((await decide(luz, proof, 'reject', {})).status).toBe(400);
    expect(dataOf(await decide(luz, proof, 'reject', { reason: words }))).toMatchObject({
      state: 'rejected',
    });
    const { uuid, proof_of_payment } = await delegate(id);
    expect(proof_of_payment).toBeNull();
    const state = () => call(api, 'GET', `/delegates/uuid/${String(uuid)}/registration`);
    expect(dataOf(await state())).toMatchObject({ proof_state: 'rejected', proof_reason: words });
    const mail = await api.db.query<{ id: string }>(
      "SELECT id FROM mail WHERE template = 'proof-rejected' AND record_id = $1",
      [id],
    );
    const preview = await call(api, 'GET', `/mails/${mail.rows[0]?.id}/preview`, { as: admin });
    expect(dataOf<{ text: string }>(preview).text).toContain(words);

    await sendProof(api.url, id, await noisyPicture(24));
    expect(dataOf(await state())).toMatchObject({ proof_state: 'waiting', proof_reason: null });
    const { proofs } = await claim(luz);
    expect((await decide(luz, proofs[0]?.id ?? '', 'accept')).status).toBe(200);
    const record = dataOf<{ proofs: Review[] }>(
      await call(api, 'GET', `/registrations/${id}`, { as: admin }),
    );
    expect(record.proofs.map((each) => each.state)).toEqual(['accepted', 'rejected']);
    // Nothing that was evidence is gone.
    expect((await fetch(`${api.url}/api/v1/proofs/${proof}/picture`, { headers: luz })).status).toBe(200);
  });

  it('can be undone until a newer picture comes', async () => {
    const { id, proof } = await waiting();
    await decide(luz, proof, 'reject', { reason: 'Not a receipt' });
    await decide(luz, proof, 'undo');
    expect(await delegate(id)).toMatchObject({
      proof_of_payment: `/api/v1/delegates/${id}/proof-of-payment`,
    });
    await decide(luz, proof, 'reject', { reason: 'Not a receipt' });
    await sendProof(api.url, id, await noisyPicture(24));
    expect((await decide(luz, proof, 'undo')).status).toBe(409);
  });

  it('takes its reasons from a list that staff edit', async () => {
    const reasons = [{ label: 'Blurred', words: 'Please send a sharper picture.' }];
    const put = (body: object) => call(api, 'PUT', '/proofs/reasons', { as: luz, body });
    expect((await put({ reasons: [] })).status).toBe(400);
    expect((await put({ reasons: [{ label: 'x' }] })).status).toBe(400);
    expect(dataOf(await put({ reasons }))).toEqual(reasons);
  });
});

describe('the queue', () => {
  it('gives nobody a proof that a colleague has, and the same person theirs again', async () => {
    const made = [];
    for (let n = 0; n < 6; n++) made.push((await waiting()).proof);
    const [mine, his] = await Promise.all([claim(luz, 3), claim(ben, 3)]);
    const ids = [...mine.proofs, ...his.proofs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(new Set(ids)).toEqual(new Set(made));
    expect(mine.waiting).toBe(6);
    expect((await claim(luz, 3)).proofs.map(({ id }) => id)).toEqual(mine.proofs.map(({ id }) => id));
    const taken = await decide(luz, his.proofs[0]?.id ?? '', 'accept');
    expect([taken.status, messageOf(taken)]).toEqual([409, 'A colleague is looking at this proof.']);
    await api.db.query("UPDATE proof SET claimed_until = now() - interval '1 second'");
    expect((await claim(ben, 6)).proofs).toHaveLength(6);
  });

  it('keeps what a page claimed when the page before it lets go late', async () => {
    await waiting();
    const before = await claim(luz);
    await api.db.query('SELECT pg_sleep(0.002)'); // moments are told apart by milliseconds
    const after = await claim(luz);
    expect(Date.parse(after.held_until ?? '')).toBeGreaterThan(Date.parse(before.held_until ?? ''));
    const release = (until?: string | null, as = luz) =>
      call(api, 'POST', `/proofs/release${until ? `?held_until=${until}` : ''}`, { as });
    expect((await release(before.held_until)).status).toBe(200);
    expect(await claim(ben)).toMatchObject({ proofs: [], waiting: 1, held_until: null });
    await release(after.held_until);
    expect((await claim(ben)).proofs).toHaveLength(1);
    expect((await release('yesterday')).status).toBe(400);
    // Without a word: all that is held.
    expect((await release(undefined, ben)).status).toBe(200);
    expect((await claim(luz)).proofs).toHaveLength(1);
  });

  it('never gives one proof to two of many who ask at once', async () => {
    for (let n = 0; n < 10; n++) await waiting();
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => sessionOf(api, await makeStaff(api, admin))),
    );
    const claims = await Promise.all(people.map((one) => claim(one, 4)));
    const ids = claims.flatMap(({ proofs }) => proofs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does not accept a picture that the payer has replaced', async () => {
    const { id, proof } = await waiting();
    await claim(luz);
    await sendProof(api.url, id, await noisyPicture(24));
    const answer = await decide(luz, proof, 'accept');
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'The payer has sent a newer picture since: look at that one.',
    ]);
    expect(await delegate(id)).toMatchObject({ payment_status: false });
  });

  it('says when a file or a reference was seen before', async () => {
    const picture = await noisyPicture(24);
    const first = await waiting(picture);
    await decide(luz, first.proof, 'accept', { reference: '8880001112223' });
    const second = await waiting(picture);
    expect((await claim(luz)).proofs[0]?.doubts).toEqual([
      'The same file was uploaded for another registration.',
    ]);
    await api.db.query("UPDATE proof SET reference = '8880001112223' WHERE id = $1", [second.proof]);
    expect((await claim(luz)).proofs[0]?.doubts).toEqual([
      'The same file was uploaded for another registration.',
      'Another registration names the same reference number.',
    ]);
  });

  it('says what was read from the picture and does not fit', async () => {
    const [first, second] = [await waiting(), await waiting()];
    expect((await claim(luz)).proofs[0]).toMatchObject({ found: null, doubts: [] });
    await setRead(first.proof, { amount: 100_000, day: '2020-01-31', ours: false });
    expect((await claim(luz)).proofs[0]).toMatchObject({
      found: {
        amount_centavos: 100_000,
        reference: '6660001112223',
        paid_on: '2020-01-31',
        receiver: 'Juan D.',
        receiver_is_ours: false,
      },
      doubts: [
        'The receipt shows ₱1,000; to be paid is ₱1,500.',
        'The receipt names another account than ours.',
        'The receipt is older than the registration.',
      ],
    });
    const today = new Date().toISOString().slice(0, 10);
    await setRead(first.proof, { amount: 150_000, day: today, ours: true });
    expect((await claim(luz)).proofs[0]?.doubts).toEqual([]);
    await setRead(second.proof, { amount: 150_000, day: today, ours: true });
    const same = ['Another registration names the same reference number.'];
    expect((await claim(luz, 2)).proofs.map(({ doubts }) => doubts)).toEqual([same, same]);
    // What was read pays, unless staff say otherwise; a reference is the same however it is grouped.
    expect((await decide(luz, first.proof, 'accept')).status).toBe(200);
    expect((await decide(luz, second.proof, 'accept')).status).toBe(409);
    expect((await decide(luz, second.proof, 'accept', { reference: '666-000 1112223' })).status).toBe(409);
    expect(dataOf(await decide(luz, second.proof, 'accept', { reference: null })).reference).toBeNull();
    const paid = await api.db.query('SELECT reference FROM payment WHERE registration_id IN ($1, $2)', [
      first.id,
      second.id,
    ]);
    expect(paid.rows.map(({ reference }: { reference: string | null }) => reference).sort()).toEqual([
      '6660001112223',
      null,
    ]);
  });

  it('takes the reference from the payer, who sees what was read and may correct it', async () => {
    const { id, proof } = await waiting();
    const { uuid } = await delegate(id);
    const path = `/delegates/uuid/${String(uuid)}`;
    const shown = async () =>
      dataOf<{ proof_reference: string | null }>(await call(api, 'GET', `${path}/registration`))
        .proof_reference;
    expect(await shown()).toBeNull();
    await setRead(proof, { amount: 150_000, day: '2026-11-20', ours: true });
    expect(await shown()).toBe('6660001112223');
    const say = (reference: string) => call(api, 'POST', `${path}/reference`, { body: { reference } });
    expect((await say(' ')).status).toBe(400);
    expect((await say('444 000 1112223')).status).toBe(200);
    expect(await shown()).toBe('4440001112223');
    await decide(luz, proof, 'accept');
    expect([(await say('1')).status, await shown()]).toEqual([409, null]);
    const paid = await api.db.query('SELECT reference FROM payment WHERE registration_id = $1', [id]);
    expect(paid.rows).toEqual([{ reference: '4440001112223' }]);
  });

  it('knows nothing of a proof that never was', async () => {
    expect((await decide(luz, randomUUID(), 'accept')).status).toBe(404);
  });
});
