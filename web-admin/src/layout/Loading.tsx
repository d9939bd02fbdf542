import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** A page on its way. Nothing for a moment, since most pages come at once and a flash disturbs. */
export function Loading() {
  const translate = useTranslate();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={translate('desk.loading')}>
      {late && (
        <>
          <Skeleton width="14rem" height={56} />
          <Skeleton variant="rounded" height={320} />
        </>
      )}
    </div>
  );
}
