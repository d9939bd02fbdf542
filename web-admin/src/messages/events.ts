import { addMessages } from '.';

/** Words of the list of events, and of the form beside the page that it makes. */
const events = {
  title: 'Events',
  add: 'New event',
  none: 'There is no event. The site says so where people would register.',
  waiting_list: 'Waiting list',
  states: { draft: 'Draft', published: 'On the site', cancelled: 'Cancelled' },
  registration: {
    open: 'Registration is open; %{places}.',
    full: 'Full; %{places}.',
    closed: 'Registration is closed; %{places}.',
    'not-yet': 'Registration has not opened yet; %{places}.',
  },
  no_limit: 'no limit of places',
  places_left: '%{left} of %{capacity} places left',
  failed: 'This event could not be read',
  hint: 'The page appears here once its name, dates, venue and fee are filled in.',
  saved_public: 'Saved: the site shows it now.',
  saved: 'Saved. It is not on the site.',
  removed: 'Event removed',
  all: 'All events',
  see: 'See the page',
  remove: 'Remove',
  remove_title: 'Remove “%{name}”?',
  remove_action: 'Remove it',
  remove_text:
    'Only an event without delegates can be removed. One with delegates is cancelled instead: set its state.',
  save_public: 'Save to the site',
  save: 'Save',
};

addMessages({ events });
