import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { outage, probe } from '../api/live/outage';
import { useSignal } from '../api/signal';
import { useInvalidate } from '../api/useCall';
import { formatTime } from '../format/dates';
import styles from './outage.module.css';

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
    <div className={styles.outage} role="alert">
      <p>{translate('desk.outage', { time: formatTime(since) })}</p>
      <Button color="inherit" variant="outlined" onClick={() => void retry()} disabled={asking}>
        {translate(asking ? 'desk.asking' : 'desk.retry')}
      </Button>
    </div>
  );
}
