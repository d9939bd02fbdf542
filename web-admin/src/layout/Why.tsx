import { useTranslate } from 'ra-core';
import { whyOf } from './reasons';

/** What went wrong and what to do, in words; what the server wrote of it, for whoever looks after the server. */
export function Why({ error }: { error: string }) {
  const translate = useTranslate();
  const why = translate(whyOf(error), { _: error });
  return (
    <>
      <p style={{ margin: '2px 0' }}>{why}</p>
      {why !== error && (
        <details>
          <summary>{translate('desk.why.details')}</summary>
          <code style={{ overflowWrap: 'anywhere' }}>{error}</code>
        </details>
      )}
    </>
  );
}
