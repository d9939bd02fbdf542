import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import styles from './record-form.module.css';
import type { Doubt } from './useSaving';

/** Says how a save stands whose answer was lost. It stays until that is known, and until the next save. */
export function SaveDoubt({ doubt }: { doubt: Doubt | undefined }) {
  const translate = useTranslate();
  if (!doubt) return null;
  return (
    <Alert severity="warning" role="alert" className={styles.doubt}>
      {translate(`desk.doubt.${doubt}`)}
    </Alert>
  );
}
