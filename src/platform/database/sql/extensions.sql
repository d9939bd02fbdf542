-- Accounts are compared without case (citext), texts without accents (unaccent), and searched by their parts (pg_trgm).
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
