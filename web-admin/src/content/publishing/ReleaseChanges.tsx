import '../../messages/site/content';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keyOfPiece, useKinds, useReleaseChanges } from '../calls';
import { Differences } from '../differences/Differences';
import styles from './releases.module.css';

/** So many publications show their changes at first; the reader opens the others. */
export const OPEN_AT_FIRST = 8;

/** What a publication changed, piece by piece and in words. @param folded it is asked for once it is opened */
export function ReleaseChanges({ release, folded }: { release: string; folded: boolean }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!folded) return <Changes release={release} />;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate('content.publication.what_changed')}</summary>
      {open && <Changes release={release} />}
    </details>
  );
}

function Changes({ release }: { release: string }) {
  const translate = useTranslate();
  const { data: changes, error } = useReleaseChanges(release);
  const { data: kinds } = useKinds();
  if (error) return <p role="alert">{error.message}</p>;
  return changes?.map(({ kind, slug, title, before, after, by }) => (
    <section key={keyOfPiece({ kind, slug })} className={styles.released}>
      <p>
        <Link to={`/content/${kind}/${slug}`}>{title}</Link>
        {by.length > 0 && (
          <small> {translate('content.publication.written_by', { names: by.join(', ') })}</small>
        )}
      </p>
      {kinds && (
        <Differences
          schema={kinds.find((each) => each.kind === kind)?.schema ?? {}}
          before={before}
          after={after}
          whenNew={translate('content.publication.came')}
          most={3}
        />
      )}
    </section>
  ));
}
