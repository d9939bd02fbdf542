import { setTimeout as sleep } from 'node:timers/promises';

const person = {
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'maria123@example.com',
  phone_number: '639171234567',
};
const records = {
  '/delegates': { ...person, age: 30, church_name: 'Grace Church', ministry: 'Music' },
  '/inquiry/property': { ...person, message: 'A balcony and parking, please.', agree_terms: true },
};

/** Registers and inquires in turn, about so often a second, until it is stopped. */
export function startWriting(port, perSecond) {
  let stopped = false;
  const work = (async () => {
    for (let n = 0; !stopped; n++) {
      const [path, body] = Object.entries(records)[n % 2];
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
      await sleep(1000 / perSecond);
    }
  })();
  return {
    stop: () => {
      stopped = true;
      return work;
    },
  };
}
