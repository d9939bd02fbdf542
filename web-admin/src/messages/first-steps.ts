import { addMessages } from '.';

/** Words of what came with the program, which the owner replaces first. */
const first_steps = {
  title: 'First steps: enter your own',
  text: 'These came with the program and are nobody’s, or only examples. Visitors see them until you enter your own; each project needs its own price list and address.',
  still: 'Visitors will still see what came with the program:',
};

addMessages({ first_steps });
