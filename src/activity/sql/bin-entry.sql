-- The bin is counted, as every list is.
CREATE OR REPLACE TRIGGER bin_entry_count_inserted AFTER INSERT ON bin_entry REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER bin_entry_count_deleted AFTER DELETE ON bin_entry REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER bin_entry_count_updated AFTER UPDATE ON bin_entry
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER bin_entry_count_emptied AFTER TRUNCATE ON bin_entry
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
