import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFilters } from './FilterChips';
import styles from './list.module.css';

const SETTLE_MS = 250;

/** Searches while one types, once the typing pauses. */
export function SearchBox({ source, placeholder }: { source: string; placeholder: string }) {
  const { values, setFilters } = useFilters();
  const translate = useTranslate();
  const inForce = (values[source] ?? '') as string;
  const [typed, setTyped] = useState(inForce);
  const [before, setBefore] = useState(inForce);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  // Changed from elsewhere (a chip's cross, a view, Back): the box follows.
  if (before !== inForce) {
    setBefore(inForce);
    if (typed.trim() !== inForce) setTyped(inForce);
  }

  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { [source]: _, ...others } = values;
      const word = text.trim();
      setFilters(word ? { ...others, [source]: word } : others);
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
