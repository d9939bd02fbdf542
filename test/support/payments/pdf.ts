import type { Answer, Credentials } from '../requests/callers.js';
import type { Api } from '../server/api.js';

/** A PDF of one page that says these words, with so many bytes of something else in it. */
export function aPdf(words: string, bytes = 0): Buffer {
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 297] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(`BT /F 24 Tf 40 140 Td (${words}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('x'.repeat(bytes)),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

export interface KeptFile {
  address: string;
  name: string;
  size: number;
  by_name: string | null;
  known: boolean;
}

/** Uploads a file to the site's PDFs. */
export async function uploadPdf(
  { url }: Pick<Api, 'url'>,
  as: Credentials,
  bytes: Buffer,
  { name = 'plan.pdf', field = 'file' } = {},
): Promise<Answer & { data: KeptFile }> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  const answer = await fetch(`${url}/api/v1/content/files`, { method: 'POST', headers: as, body: form });
  const body = (await answer.json()) as { data: KeptFile };
  return { status: answer.status, headers: answer.headers, body, data: body.data };
}
