-- The short code of a registration (code.ts makes the same), by which it is found: forty bits of its id, five a character.
CREATE OR REPLACE FUNCTION registration_code(id uuid) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE bits bigint := ('x' || right(replace(id::text, '-', ''), 10))::bit(40)::bigint;
  BEGIN
    RETURN substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 35 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 30 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 25 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 20 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 15 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 10 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 5 & 31)::int + 1, 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (bits >> 0 & 31)::int + 1, 1);
  END $$;
