import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { outage, probe } from '../api/live/outage';
import { useSignal } from '../api/signal';
import { useInvalidate } from '../api/useCall';
import { formatTime } from '../format/dates';
import { Banner } from './Banner';

/** Stays while the server does not answer. It tries by itself, and at once by its button; then the page is read again. */
export function OutageBanner() {
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const since = useSignal(outage);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (since) return () => void invalidate([]);
  }, [since, invalidate]);
  if (!since) return null;

  const retry = async () => {
    setAsking(true);
    await probe();
    setAsking(false);
  };
  return (
    <Banner role="alert" text={translate('desk.outage', { time: formatTime(since) })}>
      <Button color="inherit" variant="outlined" onClick={() => void retry()} disabled={asking}>
        {translate(asking ? 'desk.asking' : 'desk.retry')}
      </Button>
    </Banner>
  );
}
