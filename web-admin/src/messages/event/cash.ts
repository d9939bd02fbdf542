import { addMessages } from '../index';

/** Words of cash that people took, until it is counted. */
const cash = {
  title: 'Cash: %{event}',
  open: 'Cash',
  door: 'Door',
  in_hand: 'Still to be handed over',
  none_in_hand: 'All cash that was entered is counted.',
  counted: 'Counted',
  none_counted: 'Nothing was counted yet.',
  unknown: 'Not known who',
  since: '%{smart_count} movement since %{at} |||| %{smart_count} movements since %{at}',
  count: 'Count',
  count_of: 'Count the cash of %{name}',
  by: '%{at}, counted by %{name}',
  more: '%{sum} too much',
  less: '%{sum} missing',
  slip: 'Slip',
  expected: 'Should be there: %{sum}. What is taken from now on begins the next count.',
  because: 'Why it differs',
  close: 'Close the count',
  done: 'It is counted and closed',
  slip_title: 'Cash handed over',
  no_slip: 'There is no such count.',
  on_slip: {
    event: 'Event',
    handed_over: 'Handed over by',
    counted: 'Counted',
    expected: 'Should be there',
    of_movements: '%{sum}, of %{smart_count} movement |||| %{sum}, of %{smart_count} movements',
    since: 'Taken',
    until: '%{since} to %{until}',
    difference: 'Difference',
    none: 'None',
    counted_by: 'Counted by',
    own: '%{name}, who had taken it too',
    signed: 'Signed: %{name}',
  },
};

addMessages({ cash });
