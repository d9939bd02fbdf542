import { QueryFailedError } from 'typeorm';
import { isDatabaseUnavailable } from './unavailable.js';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('isDatabaseUnavailable', () => {
  it.each([
    coded('57P01'),
    coded('57P03'),
    coded('57014'),
    coded('53300'),
    coded('08006'),
    coded('ECONNREFUSED', { syscall: 'connect' }),
    coded('ENOENT', { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })]),
    new QueryFailedError('SELECT 1', [], coded('57P01')),
  ])('knows %s', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it.each([
    coded('23505'),
    coded('22P02'),
    coded('ENOENT', { syscall: 'open' }),
    new Error('Delegate not found'),
    new QueryFailedError('SELECT 1', [], coded('42703')),
    'ECONNREFUSED',
    undefined,
  ])('leaves %s alone', (error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
