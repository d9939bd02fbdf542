-- Registrations and delegates are counted, as every list is.
SELECT count_table('registration');

SELECT count_table('delegate');
