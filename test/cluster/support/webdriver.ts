import { until } from './service.js';

/** Sends one command of WebDriver, by the name that the standard gives it. @returns its value @throws with the browser's own words */
export type Send = (command: string, parameters?: object) => Promise<unknown>;

/** How the standard writes a reference to an element. */
type Element = Record<'element-6066-11e4-a52e-4f735466cecf', string>;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What runs in the page. It sees nothing of the test but its arguments. */
type InPage<A extends unknown[], T> = (...args: A) => T;

/** A browser that is not Chromium, with one window. */
export class OtherBrowser {
  constructor(
    readonly name: string,
    private readonly send: Send,
    private readonly end: () => Promise<void>,
  ) {}

  async go(url: string): Promise<void> {
    await this.send('Navigate', { url });
  }

  /** Runs a function in the page. @returns what it gives, or what the promise does that it gives */
  async run<A extends unknown[], T>(inPage: InPage<A, T>, ...args: A): Promise<Awaited<T>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${inPage.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.send('ExecuteAsyncScript', { script, args })) as {
      value: Awaited<T>;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Waits until a function in the page gives something. A page that goes away meanwhile is asked again. */
  async until<A extends unknown[], T>(inPage: InPage<A, T>, ...args: A): Promise<NonNullable<Awaited<T>>> {
    const ask = async () => (await this.run(inPage, ...args)) || undefined;
    const what = `${this.name}: ${inPage.toString()} ${JSON.stringify(args)}`;
    try {
      return await until<NonNullable<Awaited<T>>>(ask, what);
    } catch (error) {
      throw new Error(`${String(error)}\n${await this.text().catch(String)}`, { cause: error });
    }
  }

  /** Waits until the page shows these words. */
  async shows(words: string): Promise<void> {
    await this.until((text) => document.body.innerText.includes(text), words);
  }

  text(): Promise<string> {
    return this.run(() => `${location.href}\n${document.body.innerText.slice(0, 2_000)}`);
  }

  /** Clicks as a person does: into the middle of it, where nothing may lie above, once it no longer moves. */
  async click(selector: string, words = ''): Promise<void> {
    const id = await this.find(selector, words);
    await this.until(stands, { [ELEMENT]: id } as unknown as HTMLElement);
    await this.send('ElementClick', { id });
  }

  /** Types into a field, key by key. */
  async type(selector: string, text: string): Promise<void> {
    await this.send('ElementSendKeys', { id: await this.find(selector, ''), text });
  }

  /** Presses one key where the focus is. */
  async press(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('SetWindowRect', { width, height });
  }

  /** Waits for the first element of its kind that is shown with these words. */
  private async find(selector: string, words: string): Promise<string> {
    const found = await this.until(
      (css, text) => {
        const all = [...document.querySelectorAll<HTMLElement>(css)];
        const shown = all.find((each) => each.checkVisibility() && each.innerText.includes(text));
        shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return shown;
      },
      selector,
      words,
    );
    return (found as unknown as Element)[ELEMENT];
  }

  async close(): Promise<void> {
    await this.send('DeleteSession').catch(() => undefined); // it may have crashed
    await this.end();
  }
}

/** In the page: whether an element is in the same place two frames later, since a click goes to where it was. */
async function stands(element: HTMLElement): Promise<boolean> {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return place() === before;
}
