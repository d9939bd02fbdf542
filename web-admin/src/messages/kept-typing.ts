import { addMessages } from '.';

/** Words of what was typed before a reload. */
const kept_typing = {
  found: 'What you had typed here is back. It is not saved yet.',
  overtaken: 'The record was changed meanwhile: look before you save.',
  discard: 'Discard it',
};

addMessages({ kept_typing });
