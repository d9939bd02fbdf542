import { PUNCTUATION, wordsOf } from '../../src/platform/listing/where.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

test('the database parts words where the application does', async () => {
  const punctuation = `a${[...PUNCTUATION].join('b')}c é`;
  for (const text of [punctuation, punctuation.replace(/[^\x20-\x7e]/g, '')]) {
    const { rows } = await api.db.query<{ words: string }>('SELECT search_words($1) AS words', [text]);
    expect(rows[0]?.words.trim().split(/\s+/)).toEqual(wordsOf(text.replace('é', 'e')));
  }
});
