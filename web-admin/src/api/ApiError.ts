/** What went wrong with a call, in a sentence for people; `errors` by field where a field is to blame. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 when there was no answer at all. */
    readonly status: number,
    /** The shape that react-admin's forms read. */
    readonly body: { errors?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The errors by field; undefined where no field is to blame. */
export const fieldErrors = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.body.errors : undefined;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/** No answer came, or only a gateway's: whether the change was made is unknown until it is read. */
export const isAnswerLost = (error: unknown): boolean => [0, 502, 504].includes(statusOf(error) ?? -1);
