/** In names, what belongs to the word after it: Juan dela Cruz, Ana De Los Santos, Ruth Sto. Domingo. */
const PARTICLE = /^(de|del|dela|delos|delas|la|las|los|san|santa|santo|sta\.?|sto\.?|von|van)$/i;
/** After a surname, with or without a comma: Santos Jr., Reyes III. */
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** Juan Miguel dela Cruz Jr. → Juan Miguel, dela Cruz Jr.; Cruz, Juan → Juan, Cruz. */
export function cutName(name: string): { first_name: string; last_name: string } {
  const [last = '', first = '', suffix] = name.trim().split(/\s*,\s*/);
  if (first && !SUFFIX.test(first))
    return { first_name: first, last_name: suffix && SUFFIX.test(suffix) ? `${last} ${suffix}` : last };
  const words = [...last.split(/\s+/), ...(first ? [first] : [])];
  const isSuffix = (at: number) => words.length > 2 && SUFFIX.test(words[at] ?? '');
  let at = words.length - 1;
  if (isSuffix(at)) at -= 1;
  while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at -= 1;
  // Somebody who is known by the surname alone: de Leon.
  if (words.slice(0, at).every((word) => PARTICLE.test(word))) at = 0;
  return { first_name: words.slice(0, at).join(' '), last_name: words.slice(at).join(' ') };
}
