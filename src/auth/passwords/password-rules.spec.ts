import { passwordFault } from './password-rules.js';

const ana = { email: 'ana.santos@example.ph', name: 'Ana Maria Santos' };

describe('passwordFault', () => {
  it.each([
    ['eleven char', /at least 12/],
    ['x1'.repeat(64) + 'y', /at most 128/],
    ['qwerty123456', /first that guessers try/],
    ['QWERTY123456', /first that guessers try/],
    ['aaaaaaaaaaaaaa', /first that guessers try/],
    ['Ana.Santos@example.ph', /your own name or e-mail/],
    ['anamariasantos', /your own name or e-mail/],
  ])('refuses %s', async (password, fault) => expect(await passwordFault(password, ana)).toMatch(fault));

  it.each([
    'correct horse battery staple',
    'mangga sa tag-ulan',
    '🥭🌴🏝️🌊 sa Palawan',
    'a1'.repeat(60) + 'Zz-8',
  ])('takes %s', async (password) => expect(await passwordFault(password, ana)).toBeUndefined());

  it('counts characters, not bytes or UTF-16 units', async () => {
    expect(await passwordFault('🥭🌴🏝🌊🥥🐚', ana)).toMatch(/at least 12/);
  });
});
