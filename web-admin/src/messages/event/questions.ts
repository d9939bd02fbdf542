import { addMessages } from '../index';

/** Words of an event's questions and of what was answered. */
const questions = {
  open: 'Not answered yet',
  required: 'Visitors must answer this; you may leave it empty.',
  report: {
    link: 'Answers',
    title: '%{event}: answers',
    none: 'This event asks no questions. Add some under “Questions” on the page of the event.',
    people: '%{count} delegates with a place',
    retired: 'no longer asked',
    answer: 'Answer',
    count: 'Delegates',
    unanswered: 'Not answered',
    more: 'There are more: download the list of delegates to see them all.',
  },
};

addMessages({ questions });
