/** Whether an error, or what caused it, says that there is no room left to write. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  // sharp's library hands on only the system's words.
  return (typeof message === 'string' && message.includes('No space left on device')) || isDiskFull(cause);
}
