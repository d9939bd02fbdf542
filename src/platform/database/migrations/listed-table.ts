/** SQL pieces that every listed table's migration shares. */

/** An index in which a text column is found by prefix, counted without reading rows, and sorted. */
export const textIndex = (table: string, column: string): string =>
  `CREATE INDEX ${table}_${column}_key ON ${table} (search_key(${column}) COLLATE "C", id) INCLUDE (${column});`;

export const sortIndex = (table: string, column: string): string =>
  `CREATE INDEX ${table}_${column} ON ${table} (${column}, id);`;

/** Keeps search_text, its trigram index (parts of words, beginnings of words) and the row count of a table. */
export const searchAndCount = (table: string, searched: readonly string[]): string => `
  CREATE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := search_text(concat_ws(E'\\n', ${searched.map((column) => `NEW.${column}`).join(', ')}));
      RETURN NEW;
    END $$;
  CREATE TRIGGER ${table}_search_text BEFORE INSERT OR UPDATE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION ${table}_search_text();
  CREATE INDEX ${table}_search_text ON ${table} USING gin (search_text gin_trgm_ops)
    WITH (gin_pending_list_limit = 65536);

  CREATE TRIGGER ${table}_count_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
  CREATE TRIGGER ${table}_count_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
  CREATE TRIGGER ${table}_count_emptied AFTER TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
`;
