import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { delegateList } from '../delegates/delegate-list.js';
import { inquiryList } from '../inquiries/inquiry-list.js';
import { seenSql } from '../inquiries/seen-by.js';
import { hasScope, seesAll, type StaffCaller } from '../platform/http/caller.js';
import { readWords } from '../platform/listing/parse-filters.js';
import type { ListResource } from '../platform/listing/resource.js';
import { escapeLike, Parameters, wordConditions } from '../platform/listing/where.js';
import { FOUND_BY, type FoundBy, type Kind, type SearchHit, type SearchOfKind } from './search.dto.js';
import { isNearly } from './spelling.js';

/** Beyond this nobody turns pages: they type another word. */
export const MAX_FOUND = 500;
/** So many names that look alike are compared letter by letter. */
const MAX_ALIKE = 300;
/** PostgreSQL's own 0.6 is one wrong letter in a long name; with two of eight this much is still alike. */
const ALIKE = 0.3;
/** Of several words more letters are right, and far more names have one of them. */
const ALIKE_WORDS = 0.4;

export interface Part {
  limit: number;
  offset: number;
}

interface Question {
  text: string;
  /** As lists seek it. */
  words: string[];
  /** The pattern of a part of a reference, where it may be one. */
  reference: string[];
}

/** One branch of a search: where a record may be found, as SQL in which the record is `t`. */
interface Branch {
  by: FoundBy;
  /** What was found, where it is not the record itself. */
  text?: string;
  /** What stands beside the record, as a join of it. */
  join?: string;
  where: string;
}

/** What may be found, and in what. */
interface Source {
  kind: Kind;
  list: ListResource;
  about: string;
  seen: (me: StaffCaller, parameters: Parameters) => string;
  beside: (me: StaffCaller, question: Question, parameters: Parameters) => Branch[];
}

const INQUIRIES: Source = {
  kind: 'inquiries',
  list: inquiryList,
  about: 't.project_interest',
  seen: (me, parameters) =>
    seenSql('t', parameters.add(seesAll(me), 'boolean'), parameters.add(me.id, 'uuid')),
  beside: (_, { words, reference }, parameters) => [
    {
      by: 'note',
      text: 'n.text',
      join: 'JOIN inquiry_note n ON n.inquiry_id = t.id',
      where: `n.taken_back_at IS NULL AND n.text IS NOT NULL
              AND search_lexemes(n.text) @@ search_query(${parameters.add(words.join(' '), 'text')})`,
    },
    // The importer's own marks of a row are no numbers that anybody knows.
    ...reference.map((part): Branch => ({
      by: 'reference',
      text: 't.external_id',
      where: `t.external_id ILIKE ${parameters.add(part, 'text')} AND t.external_id !~ '^(row|file):'`,
    })),
  ],
};

const DELEGATES: Source = {
  kind: 'delegates',
  list: delegateList,
  about: 't.church_name',
  seen: () => 'true',
  /** Whoever may not read payments finds nobody by one. */
  beside: (me, { reference }, parameters) =>
    (hasScope(me, 'movements:read') ? reference : []).flatMap((part) =>
      ['movement', 'proof'].map((table): Branch => ({
        by: 'reference',
        text: 'm.reference',
        join: `JOIN ${table} m USING (registration_id)`,
        where: `m.reference ILIKE ${parameters.add(part, 'text')}`,
      })),
    ),
};

/** An index stands on it; accents are letters here, of which two may be wrong. */
const NAME = "lower(t.first_name || ' ' || t.last_name)";

/** Finds people in what is kept of them, as far as the reader may open it. */
@Injectable()
export class Search {
  constructor(private readonly pool: Pool) {}

  async find(text: string, me: StaffCaller, part: Part): Promise<SearchOfKind[]> {
    const question = { text, words: readWords(text), reference: referencesOf(text) };
    const sources = [
      ...(hasScope(me, 'inquiries:read') ? [INQUIRIES] : []),
      ...(hasScope(me, 'delegates:read') ? [DELEGATES] : []),
    ];
    return Promise.all(
      sources.map(async (source) => {
        if (question.words.length === 0) return { kind: source.kind, total: 0, hits: [] };
        const exact = await this.exact(source, question, me, part);
        return exact.total > 0 || !/\p{L}{3}/u.test(text) ? exact : this.alike(source, question, me, part);
      }),
    );
  }

  /** A page past the last one is empty, and says how many there are. */
  private async exact(
    source: Source,
    question: Question,
    me: StaffCaller,
    part: Part,
  ): Promise<SearchOfKind> {
    const { kind, list, about, seen, beside } = source;
    const parameters = new Parameters();
    const branches: Branch[] = [
      { by: 'record', where: wordConditions(list, question.words, parameters).join(' AND ') },
      ...beside(me, question, parameters),
    ];
    const maySee = seen(me, parameters);
    // Each branch finds so many of the newest and reads no others, also of a letter that is in every record.
    const found = branches.map(
      ({ by, text = 'NULL', join = '', where }) =>
        `(SELECT ${shown(about)}, ${FOUND_BY.indexOf(by)} AS rank, ${text}::text AS text FROM ${list.table} t ${join}
           WHERE ${where} AND ${maySee} ORDER BY t.created_at DESC, t.id DESC LIMIT ${MAX_FOUND})`,
    );
    const { rows } = await this.pool.query<Row & { total: number }>(
      `WITH found AS (SELECT DISTINCT ON (id) * FROM (${found.join(' UNION ALL ')}) each ORDER BY id, rank)
       SELECT * FROM (SELECT least(count(*), ${MAX_FOUND})::int AS total FROM found) counted LEFT JOIN LATERAL
         (SELECT * FROM found ORDER BY spam, rank, created_at DESC, id
           LIMIT ${parameters.add(part.limit, 'int')} OFFSET ${parameters.add(part.offset, 'int')}) page ON true`,
      parameters.values,
    );
    return { kind, total: rows[0]?.total ?? 0, hits: rows.filter(({ id }) => id !== null).map(toHit) };
  }

  /** Names that differ by a letter or two; PostgreSQL finds those that look alike, and each is then compared. */
  private async alike(
    { kind, list, about, seen }: Source,
    { words }: Question,
    me: StaffCaller,
    { limit, offset }: Part,
  ): Promise<SearchOfKind> {
    const parameters = new Parameters();
    const asked = `lower(${parameters.add(words.join(' '), 'text')})`;
    const sql = `
      SELECT ${shown(about)}, ${FOUND_BY.indexOf('spelling')} AS rank, NULL AS text, search_words(${NAME}) AS given, search_words(${asked}) AS asked
        FROM ${list.table} t WHERE ${asked} <% ${NAME} AND ${seen(me, parameters)}
       ORDER BY word_similarity(${asked}, ${NAME}) DESC, t.created_at DESC LIMIT ${MAX_ALIKE}`;
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN READ ONLY');
      await client.query(
        `SET LOCAL pg_trgm.word_similarity_threshold = ${words.length > 1 ? ALIKE_WORDS : ALIKE}`,
      );
      const { rows } = await client.query<Row & { given: string; asked: string }>(sql, parameters.values);
      await client.query('COMMIT');
      client.release();
      const near = rows.filter((row) => isNearly(row.given, row.asked));
      return { kind, total: near.length, hits: near.slice(offset, offset + limit).map(toHit) };
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

interface Row extends Omit<SearchHit, 'created_at' | 'found_by'> {
  rank: number;
  created_at: Date;
}

const shown = (about: string) =>
  `t.id, trim(t.first_name || ' ' || t.last_name) AS name, ${about} AS about, t.spam, t.created_at`;

/** Four signs or more, a digit among them, may be a part of a reference; a space parts nothing. */
function referencesOf(text: string): string[] {
  const sought = text.replace(/\s/g, '');
  return /^[\w/-]{4,30}$/.test(sought) && /\d/.test(sought) ? [`%${escapeLike(sought)}%`] : [];
}

/** What was found may be long; so much of it tells why. */
const MAX_SHOWN = 200;

const toHit = ({ id, name, about, text, spam, rank, created_at }: Row): SearchHit => ({
  id,
  name,
  about,
  spam,
  text: text?.slice(0, MAX_SHOWN) ?? null,
  found_by: FOUND_BY[rank] ?? 'record',
  created_at: created_at.toISOString(),
});
