-- The bin is counted, as every list is.
SELECT count_table('bin_entry');
