import '../../messages/site/content';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentRelease } from '../../api/types';
import { Time } from '../../format/dates';
import { Confirm } from '../../layout/Confirm';
import { Loading, PageHead } from '../../layout/Page';
import { StateChip } from '../../layout/Panel';
import { palette } from '../../theme/palette';
import { ApprovalPanel } from '../approval/ApprovalPanel';
import { ProposalList } from '../approval/ProposalList';
import { useProposes, useReleases } from '../calls';
import { PlannedList } from './PlannedList';
import { useUndo } from './Published';
import { ReleaseChanges, OPEN_AT_FIRST } from './ReleaseChanges';
import styles from './releases.module.css';
import { RollBack } from './RollBack';

/** Who published what and when; the newest is taken back with one click, and any of them is shown again. */
export function ReleasesPage() {
  const translate = useTranslate();
  const { data: releases, error } = useReleases();
  /** The publication that was on the site when the reader asked to take it back. */
  const [asked, setAsked] = useState<string>();
  /** An earlier one that is to be shown again, and the one that was on the site then. */
  const [earlier, setEarlier] = useState<{ release: ContentRelease; shown: string | null }>();
  const current = releases?.find((release) => release.current);
  // Sales since then do not prevent it.
  const last = releases?.find((release) => release.undoable);
  const notify = useNotify();
  const proposes = useProposes();
  const { undo, busy } = useUndo(
    () =>
      notify(proposes ? 'content.approval.proposed' : 'content.publication.undone', {
        type: 'success',
        autoHideDuration: 5_000,
      }),
    proposes,
  );
  return (
    <>
      <PageHead
        title={translate('content.publications')}
        actions={
          <>
            <Button component={Link} to="/content">
              {translate('content.all')}
            </Button>
            {last && (
              <Button variant="outlined" disabled={busy} onClick={() => setAsked(last.id)}>
                {translate('content.publication.undo_last')}
              </Button>
            )}
          </>
        }
      />
      <ProposalList />
      <PlannedList />
      {error && <p role="alert">{error.message}</p>}
      {!error && !releases && <Loading />}
      {releases?.length === 0 && <p>{translate('content.publication.nothing_yet')}</p>}
      <ol className={styles.versions}>
        {releases?.map((release, index) => (
          <li key={release.id} className={release.undone ? styles.undone : undefined}>
            <div className={styles.versionHead}>
              <span>
                <strong>{release.by_name ?? translate('content.somebody')}</strong> <Time iso={release.at} />
                {release.planned && ` ${translate('content.planned.was')}`}
                {release.proposed_by &&
                  `, ${translate('content.approval.proposed_by', { name: release.proposed_by })}`}
                {release.note && <em>{release.note}</em>}
              </span>
              {release.current ? (
                <StateChip label={translate('content.publication.current')} color={palette.leaf} />
              ) : (
                <span>
                  {release.undone && (
                    <StateChip label={translate('content.publication.was_undone')} color={palette.muted} />
                  )}
                  <Button size="small" onClick={() => setEarlier({ release, shown: current?.id ?? null })}>
                    {translate('content.publication.roll_back')}
                  </Button>
                </span>
              )}
            </div>
            <ReleaseChanges release={release.id} folded={index >= OPEN_AT_FIRST} />
          </li>
        ))}
        {releases && releases.length > 0 && (
          <li>
            <div className={styles.versionHead}>
              <strong>{translate('content.publication.delivered')}</strong>
              {!current && (
                <StateChip label={translate('content.publication.current')} color={palette.leaf} />
              )}
            </div>
            <p>{translate('content.publication.delivered_text')}</p>
          </li>
        )}
      </ol>
      <ApprovalPanel />
      {earlier && <RollBack {...earlier} onClose={() => setEarlier(undefined)} />}
      {asked && (
        <Confirm
          title={translate('content.publication.undo_title')}
          action={translate(proposes ? 'content.approval.propose' : 'content.publication.undo_action')}
          onConfirm={() => undo(asked)}
          onClose={() => setAsked(undefined)}
        >
          {translate(proposes ? 'content.approval.text' : 'content.publication.undo_text')}
        </Confirm>
      )}
    </>
  );
}
