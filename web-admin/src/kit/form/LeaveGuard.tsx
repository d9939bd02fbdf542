import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Confirm } from '../../layout/Confirm';

/** Asks before any way out that would throw away what was typed; `sending`: the page itself goes on, once it is kept. */
export function LeaveGuard({ unsaved, sending = false }: { unsaved: boolean; sending?: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !sending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // The save ended while the question was open: the reader may leave.
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed();
  }, [blocker, unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={translate('desk.unsaved.title')}
      action={translate('desk.unsaved.leave')}
      cancel={translate('desk.unsaved.stay')}
      danger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset?.()}
    >
      {translate('desk.unsaved.text')}
    </Confirm>
  );
}
