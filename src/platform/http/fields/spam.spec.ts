import { looksAutomated } from './spam.js';

describe('looksAutomated', () => {
  it.each([
    ['a program that sends neither header', {}],
    ['a person who took three seconds', { 'x-form-age': '3000' }],
    ['a person who took an hour', { 'x-form-age': '3600000' }],
  ])('is false for %s', (_, headers) => expect(looksAutomated(headers)).toBe(false));

  it.each([
    ['who is too quick', { 'x-form-age': '2999' }],
    ['who fills in what people do not see', { 'x-form-age': '60000', 'x-form-honeypot': '1' }],
    ['who makes up a time', { 'x-form-age': 'long ago' }],
    ['who comes from the future', { 'x-form-age': '-1' }],
  ])('is true for one %s', (_, headers) => expect(looksAutomated(headers)).toBe(true));
});
