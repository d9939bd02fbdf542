import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds after which the page says that it still waits: no call is cut off. */
const LONG = 15_000;

/** Shows `children` to whoever has waited for long. */
export function AfterLong({ children }: { children: ReactNode }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong && children;
}
