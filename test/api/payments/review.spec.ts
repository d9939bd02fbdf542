import { startReviewDesk, type Review } from '../../support/desks/review-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, messageOf } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';

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
    expect([again.status, messageOf(again)]).toEqual([409, 'This proof was accepted by Luz Reyes already.']);
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
    expect([refused.status, messageOf(refused)]).toEqual([
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
