import { setImmediate as tick } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { runInOrder } from './server.js';

/** What happened to one request, in order. */
function run(...handlers: RequestHandler[]): unknown[] {
  const happened: unknown[] = [];
  const listener = runInOrder(
    handlers.map((handler, i) => (request, response, next) => {
      happened.push(i);
      return handler(request, response, next);
    }),
    (error) => void happened.push(error),
    () => void happened.push('last'),
  );
  listener({} as Request, {} as Response);
  return happened;
}
const goesOn: RequestHandler = (_request, _response, next) => next();
const fault = new Error('fault');

describe('runInOrder', () => {
  it('runs each, then what comes last', () => expect(run(goesOn, goesOn)).toEqual([0, 1, 'last']));

  it('ends with the one that answers', () => expect(run(goesOn, () => undefined, goesOn)).toEqual([0, 1]));

  it('hands on what is thrown, and runs no more', () =>
    expect(
      run(() => {
        throw fault;
      }, goesOn),
    ).toEqual([0, fault]));

  it('hands on what is thrown later', async () => {
    const happened = run(() => Promise.reject(fault), goesOn);
    await tick();
    expect(happened).toEqual([0, fault]);
  });

  it('hands on what a handler says went wrong', () =>
    expect(run((_request, _response, next) => next(fault), goesOn)).toEqual([0, fault]));
});
