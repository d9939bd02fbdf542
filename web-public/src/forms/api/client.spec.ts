import { formTexts } from '../../content/forms/form-texts';
import { giveTexts } from '../../content/texts';
import { ApiError, call, PAUSES, readAnswer, withRetry } from './client';

giveTexts(formTexts);

const none = () => null;
const caught = (run: () => unknown): ApiError => {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('an answer', () => {
  it('gives what stands under data', () =>
    expect(readAnswer(201, '{"data":{"id":"1"}}', none)).toEqual({ id: '1' }));

  it("carries the server's sentence, its field errors and the request id", () => {
    const envelope = {
      statusCode: 400,
      message: 'email: Invalid email address',
      errors: [{ field: 'email', message: 'Invalid email address' }],
      requestId: 'r1',
    };
    expect(caught(() => readAnswer(400, JSON.stringify(envelope), none))).toMatchObject({
      status: 400,
      message: envelope.message,
      errors: envelope.errors,
      requestId: 'r1',
      retryable: false,
    });
  });

  it.each(['<html>Bad gateway</html>', '', '"text"', '{}'])('is a sentence when it is %j', (text) =>
    expect(caught(() => readAnswer(502, text, none))).toMatchObject({
      status: 502,
      errors: [],
      retryable: true,
    }),
  );

  it('tells how long to wait', () =>
    expect(
      caught(() => readAnswer(503, '{}', (name) => (name === 'Retry-After' ? '2' : null))).retryAfter,
    ).toBe(2));
});

describe('trying again', () => {
  const passing = new ApiError(503, 'away');

  function attempts(...outcomes: (string | Error)[]) {
    const pauses: number[] = [];
    let tries = 0;
    const attempt = () => {
      const outcome = outcomes[tries++];
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    };
    const pause = (milliseconds: number) => Promise.resolve(pauses.push(milliseconds));
    return { result: withRetry(attempt, pause), pauses, tries: () => tries };
  }

  it('stops at the first success', async () => {
    const run = attempts(passing, 'done', 'never');
    expect(await run.result).toBe('done');
    expect(run.pauses).toEqual([PAUSES[0]]);
  });

  it('gives up after three tries', async () => {
    const run = attempts(passing, passing, passing, 'never');
    await expect(run.result).rejects.toBe(passing);
    expect([run.tries(), run.pauses]).toEqual([3, PAUSES]);
  });

  it('does not repeat what was refused', async () => {
    const refused = new ApiError(400, 'no');
    const run = attempts(refused, 'never');
    await expect(run.result).rejects.toBe(refused);
    expect(run.tries()).toBe(1);
  });

  it('waits as long as the server asks, but not for minutes', async () => {
    const soon = attempts(new ApiError(503, 'away', [], undefined, 5), 'done');
    await soon.result;
    expect(soon.pauses).toEqual([5000]);
    const late = attempts(new ApiError(503, 'away', [], undefined, 60), 'never');
    await expect(late.result).rejects.toBeInstanceOf(ApiError);
    expect(late.tries()).toBe(1);
  });
});

// Chromium refuses it unsent, as if there were no line: it would be tried for ever.
it.each([
  ['a registration may outlive its page', 200, true],
  ['a group that is too large for that is sent all the same', 20_000, false],
])('%s', async (_, letters, keepalive) => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('{"data":{"id":"1"}}', { status: 201 }));
  await call('/registrations', { method: 'POST', body: { names: 'ñ'.repeat(letters) } });
  expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(keepalive);
  fetched.mockRestore();
});
