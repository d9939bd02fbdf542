type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
/** Several calls that fail at once ask once. */
let asked: Promise<boolean> | undefined;

/** @param how asks the reader for the password, and says whether it was given */
export const onPasswordNeeded = (how: Ask | undefined): void => {
  ask = how;
};

/** The pages that end sessions or change an account ask by themselves. */
const asksHere = (method: string, path: string) =>
  (method === 'POST' || method === 'DELETE') &&
  /^\/(staff|api-keys|door\/devices|privacy)(\/[^/]+)?$/.test(path);

/** Asks for the password where a change of rights needs it given lately. @returns whether to try again */
export async function passwordGiven(method: string, path: string): Promise<boolean> {
  if (!ask || !asksHere(method, path)) return false;
  asked ??= ask().finally(() => (asked = undefined));
  return asked;
}
