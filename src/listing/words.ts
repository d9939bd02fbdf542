/**
 * Characters that part words, besides white space. The database function `search_text` (migration
 * CreateSearchFunctions) replaces the same characters by spaces; a test compares the two.
 */
export const PUNCTUATION = '.,;:!?@&/\\|()[]{}<>"\'`~#%^*=+_-$“”‘’«»–—…·¿¡';

const PARTING = new RegExp(`[\\s${PUNCTUATION.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');

/** "Maria, Santos-Cruz" → ["Maria", "Santos", "Cruz"] */
export const wordsOf = (text: string): string[] => text.split(PARTING).filter((word) => word !== '');

/** As a pattern of LIKE that matches the text itself: its wildcards are escaped. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
