import { useTranslate } from 'ra-core';
import styles from './panel.module.css';
import { whyOf } from './reasons';

/** Says what failed and what to do, with the server's own message for whoever looks after it. */
export function FailureNote({ error }: { error: string }) {
  const translate = useTranslate();
  const why = translate(whyOf(error), { _: error });
  return (
    <>
      <p className={styles.why}>{why}</p>
      {why !== error && (
        <details>
          <summary>{translate('desk.why.details')}</summary>
          <code className={styles.detail}>{error}</code>
        </details>
      )}
    </>
  );
}
