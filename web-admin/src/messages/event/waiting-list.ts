import { addMessages } from '../index';

/** Words of the page that shows who waits for places at an event. */
const waiting_list = {
  title: 'Waiting list',
  title_of: 'Waiting list: %{event}',
  event: 'The event',
  states: {
    waiting: 'Waiting',
    offered: 'Offered',
    accepted: 'Accepted',
    ended: 'Offer ended',
    left: 'Left',
    cancelled: 'Ended',
  },
  no_limit: 'This event has no limit of places.',
  none_free: 'No place is free.',
  free: '%{smart_count} place is free. |||| %{smart_count} places are free.',
  how: 'Places are offered automatically, in this order, and held for as long as “Times and limits” says (48 hours, unless changed), or less when the event is near. A group gets its places together and keeps its place in line: someone who needs fewer places may be asked first. Those who have not confirmed their e-mail are not in line yet. You may offer out of turn.',
  cancelled: 'The event is cancelled. Its waiting list has ended, and nothing is offered any more.',
  nobody: 'No one is waiting.',
  places: '%{smart_count} place |||| %{smart_count} places',
  joined: 'Joined %{date}',
  held_until: '; held until %{date}',
  decided: {
    accepted: '; accepted %{date}',
    ended: '; offer ended %{date}',
    left: '; left %{date}',
    cancelled: '; ended %{date}',
  },
  offer: 'Offer',
  offered_to: 'Offered to %{name}',
  take_off: 'Take off',
  taken_off: 'Taken off: %{name}',
  take_off_title: 'Take %{name} off the waiting list?',
  take_off_text: 'Places that are offered to them go to the next person in line. They are not informed.',
  registration: 'The registration',
  to_confirm: 'E-mail not confirmed',
  spam: 'Sent by a robot?',
  mark: { true: 'A robot sent it', false: 'A person sent it' },
  marked: { true: 'Marked as sent by a robot: %{name}', false: 'In line: %{name}' },
};

addMessages({ waiting_list });
