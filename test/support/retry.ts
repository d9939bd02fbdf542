/**
 * Browsers and killed processes depend on a busy machine's moods: one more try, whose first failure is printed.
 * What is broken fails twice.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
