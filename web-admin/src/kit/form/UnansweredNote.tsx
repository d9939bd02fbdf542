import '../../messages/saving';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import styles from './record-form.module.css';
import type { UnansweredSave } from './useSaving';

/** Says how a save stands whose answer was lost. It stays until that is known, and until the next save. */
export function UnansweredNote({ save }: { save: UnansweredSave | undefined }) {
  const translate = useTranslate();
  if (!save) return null;
  return (
    <Alert severity="warning" role="alert" className={styles.unanswered}>
      {translate(`saving.unanswered.${save}`)}
    </Alert>
  );
}
