import { ChildProgram } from './child-program.js';

it('starts nothing once it is closed: a process of ours would wait for it', async () => {
  const program = new ChildProgram({ program: __filename, idleMs: 1000, wallMs: 1000 });
  program.close();
  await expect(program.ask({})).rejects.toThrow('The program is closed.');
  expect(program.pid).toBeUndefined();
});
