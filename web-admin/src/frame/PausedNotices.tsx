import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useServerState } from '../api/live/useServerState';
import { CanAccess } from '../kit/access';
import { lazyPart } from '../parts/lazyPart';
import { Banner } from './Banner';

const ReleaseRestored = lazyPart(() => import('./ReleaseRestored'), 'ReleaseRestored');

/**
 * Stay while the server is paused because its database was restored from a backup, so that nobody waits for a mail from it, and
 * while it does not believe its clock.
 */
export function PausedNotices() {
  const translate = useTranslate();
  const state = useServerState();
  return (
    <>
      {state?.restored_copy && (
        <Banner role="status" text={translate('desk.restored_copy')}>
          <Suspense>
            <CanAccess resource="backups" action="release">
              <ReleaseRestored />
            </CanAccess>
          </Suspense>
        </Banner>
      )}
      {state?.clock_in_doubt && <Banner role="status" text={translate('desk.clock_in_doubt')} />}
    </>
  );
}
