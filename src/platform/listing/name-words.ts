/** A word of a name, or several that are written as one too. */
interface NameWord {
  /** In one word, so that all ways of writing it are the same: “De La Cruz” is delacruz, “Ma.” is maria. */
  folded: string;
  /** How else it is written: words that follow one another. */
  others: string[];
  /** How it is shortened: a whole word. */
  short?: string;
  /** As it was given. */
  given: string[];
}

const SHORT: Record<string, string> = { maria: 'ma', santa: 'sta', santo: 'sto' };
const LONG = Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long]));
const PARTICLE = /^(de|del|dela|delas|delos|san|santa|santo|sta|sto)$/;
const JOINED = /^(dela|delas|delos)(\p{L}{3,})$/u;

/** The words of a name as Filipinos write them in several ways. @param words in small letters */
export function nameWords(words: readonly string[]): NameWord[] {
  const found: NameWord[] = [];
  for (let at = 0; at < words.length;) {
    const begins = words.slice(at, at + 3);
    const [first = '', second = ''] = begins;
    const isApart = first === 'de' && /^(la|las|los)$/.test(second);
    const particle = isApart ? first + second : first;
    const follows = words[at + (isApart ? 2 : 1)];
    const [, joined, rest] = JOINED.exec(first) ?? [];
    if (PARTICLE.test(particle) && follows !== undefined) {
      const given = words.slice(at, at + (isApart ? 3 : 2));
      found.push({ ...ofParticle(particle, follows), given });
      at += given.length;
    } else if (isApart) {
      found.push({ folded: particle, others: [particle], given: words.slice(at, at + 2) });
      at += 2;
    } else {
      const short = SHORT[first];
      const word = { folded: LONG[first] ?? first, others: [], given: [first], ...(short && { short }) };
      found.push(joined && rest ? { ...ofParticle(joined, rest), given: [first] } : word);
      at += 1;
    }
  }
  return found;
}

function ofParticle(particle: string, name: string): Pick<NameWord, 'folded' | 'others'> {
  const long = LONG[particle] ?? particle;
  const ways = [long, long.replace(/^de(?=la|lo)/, 'de '), ...(SHORT[long] ? [SHORT[long]] : [])];
  return { folded: long + name, others: [long + name, ...ways.map((way) => `${way} ${name}`)] };
}
