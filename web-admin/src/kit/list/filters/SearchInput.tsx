import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import styles from '../list.module.css';
import { useFilters } from './FilterChips';

const SETTLE_MS = 250;

/** Searches while one types, once the typing pauses. */
export function SearchInput({ source, placeholder }: { source: string; placeholder: string }) {
  const { values, changeFilters } = useFilters();
  const translate = useTranslate();
  const inForce = (values[source] ?? '') as string;
  const [typed, setTyped] = useState(inForce);
  /** Searches that this box sent and the list has not shown yet: a slow list may be two searches behind. */
  const asked = useRef([inForce]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter may be removed during the pause: the search is sent with the filters of that moment.
  const change = useRef(changeFilters);
  useEffect(() => {
    change.current = changeFilters;
  });
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    // The box's own search: what was typed since stays.
    const own = asked.current.indexOf(inForce);
    asked.current = own < 0 ? [inForce] : asked.current.slice(own);
    if (own >= 0) return;
    // Changed from elsewhere (a chip's cross, a view, Back): the box follows.
    clearTimeout(timer.current);
    setTyped(inForce);
  }, [inForce]);

  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const word = text.trim();
      asked.current.push(word);
      change.current(({ [source]: _, ...others }) => (word ? { ...others, [source]: word } : others));
    }, SETTLE_MS);
  };
  return (
    <input
      className={styles.search}
      type="search"
      aria-label={translate(placeholder)}
      placeholder={translate(placeholder)}
      value={typed}
      onChange={({ target }) => search(target.value)}
    />
  );
}
