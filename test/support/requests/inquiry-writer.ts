import { randomUUID } from 'node:crypto';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { within } from '../jest/database.js';
import { anInquiry } from './records.js';

/** What became of one written inquiry: its id where the server answered 201, or the refusal's status. */
export type Answer = { id: string } | { status: number; retryAfter: string | null } | { error: string };

/** Sends one inquiry; a lost connection is an answer too. */
export async function writeInquiry(url: string): Promise<Answer> {
  try {
    const answer = await fetch(`${url}/api/v1/inquiry/property`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(anInquiry()),
    });
    if (answer.status !== 201) {
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    }
    return { id: ((await answer.json()) as { data: { id: string } }).data.id };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Writes without pause on several connections until told to stop, which gives all answers. */
export function writeInquiries(
  url: string,
  connections = 8,
): { answers: readonly Answer[]; stop: () => Promise<Answer[]> } {
  const answers: Answer[] = [];
  let running = true;
  const writer = async () => {
    while (running) {
      const answer = await writeInquiry(url);
      answers.push(answer);
      if (!('id' in answer)) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const writers = Array.from({ length: connections }, writer);
  const stop = async () => {
    running = false;
    await Promise.all(writers);
    return answers;
  };
  return { answers, stop };
}

export const idsOf = (answers: readonly Answer[]) =>
  answers.flatMap((answer) => ('id' in answer ? [answer.id] : []));

/** Which of these inquiries the embedded database of a running server does not have. */
export async function missing(dataDir: string, ids: string[]): Promise<string[]> {
  const connectionString = await runningEmbeddedPostgres(dataDir, () => undefined);
  const { rows } = await within(connectionString, (db) =>
    db.query<{ id: string }>(
      'SELECT wanted.id FROM unnest($1::uuid[]) AS wanted (id) WHERE NOT EXISTS (SELECT 1 FROM inquiry i WHERE i.id = wanted.id)',
      [ids],
    ),
  );
  return rows.map(({ id }) => id);
}
