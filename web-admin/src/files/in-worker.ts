const MAX_SECONDS = 20;

/**
 * Has a worker of its own read a file, which ends with it: a file that is made to take for ever takes 20 seconds, and the
 * page goes on meanwhile. It stays on this computer.
 * @param take the answer of a message, or undefined for a message that is none; throws what the worker says is wrong
 * @param fail the reason, where the worker breaks, or takes too long
 */
export async function readInWorker<Answer>(
  worker: Worker,
  request: unknown,
  take: (data: unknown) => Answer | undefined,
  fail: (reason: 'broken' | 'too_slow', seconds: number) => Error,
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      setTimeout(() => reject(fail('too_slow', MAX_SECONDS)), MAX_SECONDS * 1000);
      worker.addEventListener('error', () => reject(fail('broken', MAX_SECONDS)));
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        try {
          const answer = take(data);
          if (answer !== undefined) resolve(answer);
        } catch (error) {
          reject(error instanceof Error ? error : fail('broken', MAX_SECONDS));
        }
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
