-- Registrations and delegates are counted, as every list is.
CREATE OR REPLACE TRIGGER registration_count_inserted AFTER INSERT ON registration REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER registration_count_deleted AFTER DELETE ON registration REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER registration_count_updated AFTER UPDATE ON registration
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER registration_count_emptied AFTER TRUNCATE ON registration
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();

CREATE OR REPLACE TRIGGER delegate_count_inserted AFTER INSERT ON delegate REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER delegate_count_deleted AFTER DELETE ON delegate REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER delegate_count_updated AFTER UPDATE ON delegate
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE OR REPLACE TRIGGER delegate_count_emptied AFTER TRUNCATE ON delegate
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
