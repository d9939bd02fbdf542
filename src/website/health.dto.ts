/** What a health check says when all is well; otherwise it is a 503. */
export class HealthView {
  /** @example ok */
  status: string;
  /**
   * Of the program that answers.
   * @example 1.0.0
   */
  version: string;
}

export class ReadyView extends HealthView {
  /** It was restored from a backup and rests: no mail, no webhook, no periodic work until it is released. */
  restored_copy: boolean;
}
