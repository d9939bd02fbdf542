/** What a health check says when all is well; otherwise it is a 503. */
export class HealthView {
  /** @example ok */
  status: string;
  /**
   * Of the program that answers.
   * @example 1.0.0
   */
  version: string;
  /**
   * Which commit it was made from; left out where it was unpacked from an archive that does not say.
   * @example 67418eef0c3a
   */
  commit?: string;
}

export class ReadyView extends HealthView {
  /** It was restored from a backup and is paused: no mail, no webhook, no periodic work until it is released. */
  restored_copy: boolean;
  /** The clock is far from when it last ran: nothing is erased by it until it is set, or somebody says that it is right. */
  clock_in_doubt: boolean;
}
