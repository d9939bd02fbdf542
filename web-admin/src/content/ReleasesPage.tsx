import './content.css';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Time } from '../format/dates';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { Loading, PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { useReleases } from './calls';
import { UNDONE, useUndo } from './Published';

/** Who published what and when; the newest is taken back with one click. */
export function ReleasesPage() {
  const { data: releases, error } = useReleases();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const { undo, busy } = useUndo(() => notify(UNDONE, { type: 'success', autoHideDuration: 5_000 }));
  return (
    <>
      <PageHead
        title="Publications"
        actions={
          <>
            <Button component={Link} to="/content">
              All content
            </Button>
            {releases?.some(({ current }) => current) && (
              <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
                Undo the last one
              </Button>
            )}
          </>
        }
      />
      {error && <p role="alert">{error.message}</p>}
      {!error && !releases && <Loading />}
      {releases?.length === 0 && <p>Nothing was published yet: the site is as it was delivered.</p>}
      <ol className="versions">
        {releases?.map((release) => (
          <li key={release.id}>
            <div className="version-head">
              <span>
                <strong>{release.by_name ?? 'Somebody'}</strong> <Time iso={release.at} />
                {release.note && <em>{release.note}</em>}
              </span>
              {release.current && <StateChip label="On the site" color={palette.leaf} />}
            </div>
            <p>
              {release.changes.map(({ kind, slug, title }, index) => (
                <span key={`${kind}/${slug}`}>
                  {index > 0 && ', '}
                  <Link to={`/content/${kind}/${slug}`}>{title}</Link>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
      {asking && (
        <ConfirmDialog
          title="Undo the last publication?"
          action="Undo it"
          onConfirm={undo}
          onClose={() => setAsking(false)}
        >
          The site shows at once what it showed before. Nothing that was written is lost: it is a draft again.
        </ConfirmDialog>
      )}
    </>
  );
}
