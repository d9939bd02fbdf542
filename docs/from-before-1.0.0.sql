-- Makes the database of the last checkout before 1.0.0 one of 1.0.0 (docs/operating.md, "From before 1.0.0").
BEGIN;
DROP FUNCTION copy_suspect, inquiry_spam_status, event_has_line CASCADE;
ALTER TABLE delegate DROP COLUMN suspect;
ALTER TABLE inquiry DROP COLUMN suspect;
CREATE TABLE sql_in_force (
  name text CONSTRAINT sql_in_force_pkey PRIMARY KEY,
  sha256 text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
TRUNCATE migrations;
INSERT INTO migrations (timestamp, name) VALUES (1795737600000, 'Baseline1795737600000');
COMMIT;
