interface Waiting<Answer> {
  answer: Promise<Answer | undefined>;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Puts together what is asked one by one: what is asked while a question is under way waits for its end, and then all
 * of it is one question. Nothing is kept: every answer was found after it was asked for, so that a key that is revoked
 * or a session that is ended anywhere is refused at once everywhere, and yet twenty requests cost one look-up.
 */
export class DataLoader<Answer> {
  private waiting = new Map<string, Waiting<Answer>>();
  private asking = false;

  /** @param find the answers by their keys; a key without an answer is left out */
  constructor(private readonly find: (keys: string[]) => Promise<Map<string, Answer>>) {}

  get(key: string): Promise<Answer | undefined> {
    let found = this.waiting.get(key);
    if (!found) this.waiting.set(key, (found = waiting<Answer>()));
    if (!this.asking) void this.askAll();
    return found.answer;
  }

  private async askAll(): Promise<void> {
    this.asking = true;
    while (this.waiting.size > 0) {
      const asked = this.waiting;
      this.waiting = new Map();
      try {
        const answers = await this.find([...asked.keys()]);
        for (const [key, { resolve }] of asked) resolve(answers.get(key));
      } catch (error) {
        for (const { reject } of asked.values()) reject(error);
      }
    }
    this.asking = false;
  }
}

function waiting<Answer>(): Waiting<Answer> {
  const made = {} as Waiting<Answer>;
  made.answer = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
