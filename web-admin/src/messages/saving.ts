import { addMessages } from './index';

/** Words of a form whose answer was lost, or that a colleague saved meanwhile. */
const saving = {
  conflict: {
    title: '%{name} saved this in the meantime',
    colleague: 'A colleague',
    field: 'Field',
    yours: 'Yours',
    theirs: 'They changed:',
    again: 'It was saved again while you were choosing. They changed:',
    apart: 'You changed something else, so both changes are kept.',
    same: 'You both changed this. Choose which to keep; all other changes are kept.',
    look_again: 'It has changed in the meantime. Look at it, then decide again.',
    back: 'Back to what I wrote',
    settle: 'Keep both and save',
  },
  unanswered: {
    looking:
      'The answer was lost, so we do not know whether your changes were saved. We will check as soon as the server answers; what you typed stays here.',
    not_saved:
      'The answer was lost. We checked: your changes were not saved. They are still here; save again.',
  },
  created_before:
    'It was added as you first sent it. What you changed after that is not saved: correct it here.',
};

addMessages({ saving });
