// Made by `npm run openapi` from src/platform/http/fields/person-name.ts; do not edit.

/** The longest text that is examined, in UTF-16 units: names have 100 characters of up to two units. */
const LONGEST = 200;
/** Matches line breaks, and characters that hide letters or turn their direction. Joiners are part of some scripts, and are allowed. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
/** Top-level domains by which mail programs make a link of a word. */
const ENDS =
  'com|net|org|info|biz|xyz|top|shop|site|online|store|club|live|app|dev|link|click|page|website|space|fun|icu|vip|win|bet|casino|loan|work|world|today|pro|name|mobi|asia|tech|blog|news|edu|gov|ph|io|co|me|ly|gg|gl|to|tv|cc|cn|ru|tk|ml|ga|cf|gq|us|uk|eu|sg|hk|jp|kr|in|ai|bid|br|ca|cam|cash|cloud|de|email|es|fr|gift|gifts|group|id|life|lol|ltd|money|my|ng|nl|one|pk|pl|promo|pw|sale|sh|su|th|tw|vn|ws|za';
const DOMAIN = new RegExp(`([\\p{L}\\p{N}-]{2,})\\.(?:${ENDS})(?![\\p{L}\\p{N}])`, 'giu');
/** Matches a domain of any ending, by small letters behind the dot. Maria.Cruz is a name that lacks a space. */
const SMALL = /([\p{L}\p{N}-]{2,})\.\p{Ll}{2,}/gu;
/** "://", "www.", a path behind a dot (t.co/x), and an e-mail address. */
const LINK = /:\/\/|\bwww\.|\.\p{L}{2,}[/:?#]|[\p{L}\p{N}]@[\p{L}\p{N}]/iu;
/** Abbreviations that stand before a dot in names: Ma.Co is Maria Co. */
const TITLE =
  /^(ma|sta|sto|st|ptr|pstr|bp|bro|sis|rev|fr|atty|engr|arch|dr|dra|mr|mrs|ms|jr|sr|hon|gov|gen|capt|col|sgt|prof)$/i;

/**
 * What is wrong with a name: it hides characters, or holds a web address, by which a stranger's advertisement would go out
 * in our mails. `npm run openapi` copies this file for the site, so it imports nothing.
 */
export function nameProblem(name: string): 'hidden' | 'address' | undefined {
  // A longer text is refused for its length: looking for addresses in a million letters would hold everybody up.
  if (name.length > LONGEST) return undefined;
  if (HIDDEN.test(name)) return 'hidden';
  // Full-width letters and dots count too, since browsers read them as plain ones.
  const plain = name.normalize('NFKC').replaceAll('。', '.').replaceAll('\u200b', '');
  const isDomain = [...plain.matchAll(DOMAIN), ...plain.matchAll(SMALL)].some(
    ([, label = '']) => !TITLE.test(label),
  );
  return isDomain || LINK.test(plain) ? 'address' : undefined;
}
