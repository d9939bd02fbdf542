import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFiles } from '../../../src/content/files/files.js';
import { contentEditor } from '../../support/desks/content-editor.js';
import { hotelLike, type Project } from '../../support/hotel.js';
import { fixture } from '../../support/jest/fixture.js';
import { aPdf, uploadPdf } from '../../support/payments/pdf.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, contentOf, save: saveItem } = contentEditor(api);

const count = async () =>
  (await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM content_file')).rows[0]?.n;
const COVE = '/properties/hotel-leisure/cove-house';

/** A hotel whose first home has this plan. */
async function withPlan(planFile: unknown): Promise<Project> {
  const hotel = hotelLike(await contentOf<Project>('projects', 'grove-tower'));
  const [first, ...others] = hotel.details.homes;
  return { ...hotel, details: { ...hotel.details, homes: [{ ...first, planFile }, ...others] } };
}
const save = (data: Project) => saveItem(data, 'projects', 'cove-house');
const ask = (method: string, path: string, body?: unknown) =>
  call(api, method, `/content/${path}`, { as: editor, ...(body === undefined ? {} : { body }) });

describe('a PDF that is uploaded', () => {
  it('is kept once, under an address made of its content and the name that it came with', async () => {
    const plan = aPdf('Studio');
    const first = await uploadPdf(api, editor, plan, { name: '../Estúdio: "plan"\u202e\r\n.PDF' });
    expect(first.status).toBe(201);
    expect(first.data).toMatchObject({ name: 'Estúdio plan.pdf', size: plan.length, known: false });
    expect(first.data.address).toMatch(/^\/assets\/uploaded\/[0-9a-f]{32}\.pdf$/);
    expect(first.data.by_name).toBe('Luz Reyes');
    const again = await uploadPdf(api, editor, plan, { name: 'other.pdf' });
    expect(again.data).toMatchObject({ address: first.data.address, name: 'Estúdio plan.pdf', known: true });
    const other = await uploadPdf(api, editor, aPdf('Villa'), { name: '.pdf' });
    expect(other.data).toMatchObject({ name: 'plan.pdf', known: false });
    expect(await count()).toBe(2);
    expect(dataOf<{ address: string }[]>(await ask('GET', 'files')).map(({ address }) => address)).toEqual([
      other.data.address,
      first.data.address,
    ]);
  });

  it('is served for ever as a PDF alone, with its name, in parts too, and by a process that has not got it yet', async () => {
    const plan = aPdf('Studio');
    const { address } = (await uploadPdf(api, editor, plan)).data;
    const [path, hash = ''] = /\/([0-9a-f]{32})\.pdf$/.exec(address) ?? [];
    const lies = join(api.settings.dataDir, 'site', 'assets', 'uploaded', `${hash}.pdf`);
    const answer = await fetch(api.url + address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="Est_dio plan.pdf"; filename*=UTF-8''Est%C3%BAdio%20plan.pdf`,
      'content-security-policy': expect.stringContaining("script-src 'self'") as string,
      'x-frame-options': 'DENY',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(plan)).toBe(true);
    expect(existsSync(lies)).toBe(true);
    rmSync(lies);
    const part = await fetch(api.url + address, { headers: { range: 'bytes=0-4' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
    expect((await fetch(`${api.url}${address}`, { method: 'POST' })).status).toBe(405);
    const nowhere = address.replace(String(path), `/${'0'.repeat(32)}.pdf`);
    for (const unknown of [nowhere, address.toUpperCase(), address.replace('.pdf', '-480.avif')])
      expect((await fetch(api.url + unknown)).status).toBe(404);
  });

  it.each<[string, Buffer, number, string]>([
    ['a text', Buffer.from('The plan, honestly.'), 415, 'Upload a PDF.'],
    ['a page with a script', Buffer.from('<script>alert(1)</script>%PDF-1.4\n%%EOF'), 415, 'Upload a PDF.'],
    ['nothing', Buffer.alloc(0), 415, 'Upload a PDF.'],
    ['NULs', Buffer.alloc(5000), 415, 'Upload a PDF.'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 415, 'Upload a PDF.'],
    [
      'half a PDF',
      aPdf('Studio', 5000).subarray(0, 3000),
      415,
      'The PDF is damaged: its end is missing. Save it again, and upload the new file.',
    ],
    ['a PDF of more than 15 MB', aPdf('Studio', 15 * 1024 * 1024), 413, 'The PDF is larger than 15 MB.'],
  ])('%s is refused in words, and not kept', async (_, bytes, status, message) => {
    const before = await count();
    expect(await uploadPdf(api, editor, bytes)).toMatchObject({ status, body: { message } });
    expect(await count()).toBe(before);
  });

  it('comes alone, in its field', async () => {
    expect(await uploadPdf(api, editor, aPdf('Studio'), { field: 'image' })).toMatchObject({
      status: 400,
      body: { message: 'Send one file in the field file and nothing else, as multipart/form-data.' },
    });
    expect(await ask('POST', 'files', {})).toMatchObject({
      status: 415,
      body: { message: 'Send the PDF as multipart/form-data, in the field file.' },
    });
  });
});

describe('the plan of a home', () => {
  it('is an uploaded PDF with its size, in the preview, and on the page once it is published', async () => {
    const { address } = (await uploadPdf(api, editor, aPdf('Garden room', 1_234_567))).data;
    const data = await withPlan(address);
    const preview = await ask('POST', 'preview', { path: COVE, kind: 'projects', slug: 'cove-house', data });
    const link = new RegExp(`<a href="${address}"[^>]*>Plan \\(PDF, 1\\.2 MB\\)</a>`);
    expect(dataOf<{ html: string }>(preview).html).toMatch(link);
    expect(await save(data)).toMatchObject({ status: 200 });
    expect((await ask('GET', 'problems')).body).toEqual({ data: [] });
    expect(await ask('POST', 'publish', {})).toMatchObject({ status: 200 });
    expect(await (await fetch(api.url + COVE)).text()).toMatch(link);
  });

  it('may be an address elsewhere, whose size nobody knows, or a page of one that was uploaded', async () => {
    expect(await save(await withPlan('https://example.com/plan.pdf'))).toMatchObject({ status: 200 });
    await ask('POST', 'publish', {});
    expect(await (await fetch(api.url + COVE)).text()).toMatch(
      /<a href="https:\/\/example\.com\/plan\.pdf"[^>]*>Plan \(PDF\)<\/a>/,
    );
    const { address } = (await uploadPdf(api, editor, aPdf('Two pages'))).data;
    expect(await save(await withPlan(`${address}#page=2`))).toMatchObject({ status: 200 });
    expect(await ask('POST', 'publish', {})).toMatchObject({ status: 200 });
    expect(await (await fetch(api.url + COVE)).text()).toContain('Plan (PDF, 1 kB)');
  });

  it.each([
    [`/assets/uploaded/${'0'.repeat(32)}.pdf`, 'This PDF no longer exists. Choose it again.'],
    ['javascript:alert(1)', 'Choose a PDF, or begin its address with https://'],
    ['//example.com/plan.pdf', 'Choose a PDF, or begin its address with https://'],
  ])('%s is refused at its field', async (planFile, message) => {
    const errors = [{ field: 'data.details.homes.0.planFile', message }];
    expect(await save(await withPlan(planFile))).toMatchObject({ status: 400, body: { errors } });
  });

  it('that is gone keeps the draft from being published, and is named in the owner’s words', async () => {
    const { address } = (await uploadPdf(api, editor, aPdf('Lost'))).data;
    expect(await save(await withPlan(address))).toMatchObject({ status: 200 });
    await api.db.query('DELETE FROM content_file WHERE position(hash in $1) > 0', [address]);
    expect(await ask('POST', 'publish', {})).toMatchObject({ status: 422 });
    expect(dataOf<object[]>(await ask('GET', 'problems'))).toContainEqual({
      page: 'Cove House',
      message:
        'Homes, place and license › Homes › 1 › Plan as a PDF: This PDF no longer exists. Choose it again.',
      place: 'projects/cove-house:details.homes.0.planFile',
    });
    await save(await withPlan(undefined));
  });
});

describe('PDFs that nothing names', () => {
  it('go a week after they last came, with their copy on disk; those of any version stay', async () => {
    const files = api.app.get(ContentFiles);
    const named = (await uploadPdf(api, editor, aPdf('Named'))).data.address;
    await save(await withPlan(named));
    await save(await withPlan(undefined));
    const unused = (await uploadPdf(api, editor, aPdf('Unused'))).data.address;
    const again = (await uploadPdf(api, editor, aPdf('Again'))).data.address;
    expect(await files.sweep()).toBe(0);
    await api.db.query("UPDATE content_file SET uploaded_at = uploaded_at - interval '8 days'");
    await uploadPdf(api, editor, aPdf('Again'));
    expect((await fetch(api.url + unused)).status).toBe(200);
    expect(await files.sweep()).toBeGreaterThan(0);
    const statuses = [named, unused, again].map(async (path) => (await fetch(api.url + path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });
});
