import { randomUUID } from 'node:crypto';
import { startReviewDesk, type Review } from '../../../support/desks/review-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, refusalOf } from '../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../support/requests/proof-uploader.js';

const desk = fixture(() => startReviewDesk());

beforeEach(() => desk.empty());

describe('accepting', () => {
  it('pays, makes the QR code and sends the ticket, in one step', async () => {
    const { api, admin, luz, claim, decide, delegate, waiting } = desk;
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
    expect(refusalOf(again)).toEqual([409, 'This proof was accepted by Luz Reyes already.']);
  });

  it('can be undone: unpaid again, and the proof waits', async () => {
    const { luz, claim, decide, delegate, waiting } = desk;
    const { id, proof } = await waiting();
    await decide(luz, proof, 'accept');
    expect(dataOf<Review>(await decide(luz, proof, 'undo')).state).toBe('waiting');
    expect(await delegate(id)).toMatchObject({ payment_status: false, qr_code: null });
    expect((await claim(luz)).proofs.map((each) => each.id)).toEqual([proof]);
  });

  it('refuses one reference for two registrations, unless an admin says why', async () => {
    const { admin, luz, decide, delegate, waiting } = desk;
    const [first, second] = [await waiting(), await waiting()];
    const reference = '5550001112223';
    await decide(luz, first.proof, 'accept', { reference });
    const refused = await decide(luz, second.proof, 'accept', { reference });
    expect(refusalOf(refused)).toEqual([
      409,
      'Another registration was paid with this reference number. An admin may still accept it, with a reason.',
    ]);
    expect(await delegate(second.id)).toMatchObject({ payment_status: false });
    const shared = { reference, shared_because: 'A couple who paid together' };
    expect((await decide(luz, second.proof, 'accept', shared)).status).toBe(403);
    expect((await decide(admin, second.proof, 'accept', shared)).status).toBe(200);
  });

  it('of one reference by two at once pays one registration', async () => {
    const { luz, decide, waiting } = desk;
    const pairs = await Promise.all([waiting(), waiting(), waiting(), waiting()]);
    const reference = '7770001112223';
    const answers = await Promise.all(pairs.map(({ proof }) => decide(luz, proof, 'accept', { reference })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('rejecting', () => {
  it('tells the payer why, who uploads again and is accepted', async () => {
    const { api, admin, luz, claim, decide, delegate, waiting } = desk;
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
    const { api, luz, decide, delegate, waiting } = desk;
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
    const { api, luz } = desk;
    const reasons = [{ label: 'Blurred', words: 'Please send a sharper picture.' }];
    const put = (body: object) => call(api, 'PUT', '/proofs/reasons', { as: luz, body });
    expect((await put({ reasons: [] })).status).toBe(400);
    expect((await put({ reasons: [{ label: 'x' }] })).status).toBe(400);
    expect(dataOf(await put({ reasons }))).toEqual(reasons);
  });

  it('saves the list only over the one that was read', async () => {
    const { api, luz } = desk;
    const read = () => call(api, 'GET', '/proofs/reasons', { as: luz });
    const put = (label: string, version: string) =>
      call(api, 'PUT', '/proofs/reasons', {
        as: luz,
        headers: { 'if-match': version },
        body: { reasons: [{ label, words: 'Please send it again.' }] },
      });
    const version = (await read()).headers.get('etag') ?? '';
    const first = await put('By one', version);
    expect(first.status).toBe(200);
    expect((await put('By another', version)).status).toBe(412);
    expect(dataOf<{ label: string }[]>(await read())[0]?.label).toBe('By one');
    expect((await put('By another', first.headers.get('etag') ?? '')).status).toBe(200);
  });
});

describe('the queue', () => {
  it('gives nobody a proof that a colleague has, and the same person theirs again', async () => {
    const { api, luz, ben, claim, decide, waiting } = desk;
    const made = [];
    for (let n = 0; n < 6; n++) made.push((await waiting()).proof);
    const [mine, his] = await Promise.all([claim(luz, 3), claim(ben, 3)]);
    const ids = [...mine.proofs, ...his.proofs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(new Set(ids)).toEqual(new Set(made));
    expect(mine.waiting).toBe(6);
    expect((await claim(luz, 3)).proofs.map(({ id }) => id)).toEqual(mine.proofs.map(({ id }) => id));
    const taken = await decide(luz, his.proofs[0]?.id ?? '', 'accept');
    expect(refusalOf(taken)).toEqual([409, 'A colleague is looking at this proof.']);
    await api.db.query("UPDATE proof SET claimed_until = now() - interval '1 second'");
    expect((await claim(ben, 6)).proofs).toHaveLength(6);
  });

  it('gives two browsers of one account different proofs, and each its own again', async () => {
    const { api, luz, decide, waiting } = desk;
    for (let n = 0; n < 2; n++) await waiting();
    const [phone, laptop] = [randomUUID(), randomUUID()];
    const claim = async (holder: string) =>
      dataOf<{ proofs: { id: string }[] }>(
        await call(api, 'POST', '/proofs/claim', { as: luz, body: { count: 1, holder } }),
      ).proofs.map(({ id }) => id);
    const [first, second] = [await claim(phone), await claim(laptop)];
    expect(new Set([...first, ...second]).size).toBe(2);
    expect([await claim(phone), await claim(laptop)]).toEqual([first, second]);
    const refused = await decide(luz, first[0] ?? '', 'reject', { reason: 'Unreadable', holder: laptop });
    expect(refusalOf(refused)).toEqual([409, 'A colleague is looking at this proof.']);
    await call(api, 'POST', `/proofs/release?holder=${laptop}`, { as: luz });
    expect(await claim(phone)).toEqual(first);
    expect((await decide(luz, first[0] ?? '', 'accept', { holder: phone })).status).toBe(200);
    expect((await call(api, 'POST', '/proofs/release?holder=me', { as: luz })).status).toBe(400);
  });

  it('leaves a page what it looks at, also when an older one is let go of', async () => {
    const { luz, ben, claim, waiting, api } = desk;
    const older = (await waiting()).proof;
    const newer = (await waiting()).proof;
    expect((await claim(ben)).proofs).toMatchObject([{ id: older }]);
    expect((await claim(luz)).proofs).toMatchObject([{ id: newer }]);
    await call(api, 'POST', '/proofs/release', { as: ben });
    expect((await claim(luz)).proofs).toMatchObject([{ id: newer }]);
    expect((await claim(luz, 2)).proofs).toMatchObject([{ id: older }, { id: newer }]);
  });

  it('keeps what a page claimed when the page before it lets go late', async () => {
    const { api, luz, ben, claim, waiting } = desk;
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
    const { claim, waiting, colleague } = desk;
    for (let n = 0; n < 10; n++) await waiting();
    const people = await Promise.all(Array.from({ length: 5 }, colleague));
    const claims = await Promise.all(people.map((one) => claim(one, 4)));
    const ids = claims.flatMap(({ proofs }) => proofs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does not accept a picture that the payer has replaced', async () => {
    const { api, luz, claim, decide, delegate, waiting } = desk;
    const { id, proof } = await waiting();
    await claim(luz);
    await sendProof(api.url, id, await noisyPicture(24));
    const answer = await decide(luz, proof, 'accept');
    expect(refusalOf(answer)).toEqual([409, 'The payer has sent a newer picture since: look at that one.']);
    expect(await delegate(id)).toMatchObject({ payment_status: false });
  });

  it('says when a file or a reference was seen before', async () => {
    const { api, luz, claim, decide, waiting } = desk;
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
    const { api, luz, claim, decide, waiting, setRead } = desk;
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
    expect(
      dataOf<Review>(await decide(luz, second.proof, 'accept', { reference: null })).reference,
    ).toBeNull();
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
    const { api, luz, decide, delegate, waiting, setRead } = desk;
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
    const { luz, decide } = desk;
    expect((await decide(luz, randomUUID(), 'accept')).status).toBe(404);
  });
});
