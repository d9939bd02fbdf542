type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
/** The one open question: several calls that fail at once share it. */
let asked: Promise<boolean> | undefined;

/** @param how asks the reader for the password, and says whether it was given */
export const onPasswordNeeded = (how: Ask | undefined): void => {
  ask = how;
};

/** Asks for the password, as the server wants it given lately. @returns whether to try again */
export async function reauthenticated(): Promise<boolean> {
  if (!ask) return false;
  asked ??= ask().finally(() => (asked = undefined));
  return asked;
}
