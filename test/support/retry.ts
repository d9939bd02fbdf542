/**
 * Browsers and killed processes depend on a busy machine's moods: one more try, whose first failure is printed.
 * What is broken fails twice: at once, while the page is still the one that failed.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
