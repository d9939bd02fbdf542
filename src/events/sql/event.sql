-- Events are counted, as every list is.
SELECT count_table('event');
