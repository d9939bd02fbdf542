import { addMessages } from './index';

/** Words of what came with the program, which the owner replaces first. */
const first_steps = {
  title: 'First steps: enter your own',
  text: 'These are samples that came with the program. Visitors see them until you enter your own. Each project needs its own price list and address.',
  still: 'Visitors will still see these samples that came with the program:',
};

addMessages({ first_steps });
