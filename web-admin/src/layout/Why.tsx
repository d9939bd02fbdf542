import { useTranslate } from 'ra-core';
import styles from './panel.module.css';
import { whyOf } from './reasons';

/** What went wrong and what to do, in words; what the server wrote of it, for whoever looks after the server. */
export function Why({ error }: { error: string }) {
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
