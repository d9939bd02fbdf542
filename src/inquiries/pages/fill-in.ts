/** The values that the server fills into a page of the site. */
export interface Filling {
  /** Texts, by the name that stands in braces. */
  texts: Record<string, string>;
  /** Parts of the page that were made as HTML. */
  parts?: Record<string, string>;
  /** The parts that are shown; the page hides them else. */
  shown?: readonly string[];
  /** Boxes that are ticked. */
  ticked?: readonly string[];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/**
 * Fills in a page that was rendered with places for what only the server knows. In one pass, so that nothing that somebody
 * typed is taken for a place itself; names that are not given stay as they are.
 */
export function fillIn(page: string, { texts, parts = {}, shown = [], ticked = [] }: Filling): string {
  return page.replace(
    /\{([a-z_]+)\}|hidden="" data-when="([a-z_.]+)"|data-ticked="([a-z_]+)"/g,
    (place, name: string | undefined, when: string | undefined, box: string | undefined) => {
      if (when !== undefined) return shown.includes(when) ? '' : place;
      if (box !== undefined) return ticked.includes(box) ? 'checked=""' : '';
      if (name === undefined) return place;
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
      if (text !== undefined) return escapeHtml(text);
      return (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? place;
    },
  );
}
