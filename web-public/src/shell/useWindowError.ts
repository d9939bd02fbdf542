import { useEffect, useState } from 'react';

/** Whether an `error` event has reached the window. */
export function useWindowError() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    window.addEventListener('error', fail);
    return () => window.removeEventListener('error', fail);
  }, []);
  return failed;
}
