import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, useLocation } from 'react-router-dom';
import { Guarded, PasswordNeeded } from '../account/Guarded';
import { listenForChanges } from '../api/live/live';
import { SessionEnded } from '../auth/SessionEnded';
import { delegates } from '../delegates';
import { inquiries } from '../inquiries';
import { WorkNotices } from '../inquiries/work/WorkNotices';
import { GoTo } from '../keyboard/GoTo';
import { CanAccess, canAccess, pageOf } from '../kit/access';
import { AccessDenied, Failed, Loading } from '../layout/Page';
import { firstPage } from '../routes';
import { SearchAnywhere } from '../search/SearchAnywhere';
import styles from './frame.module.css';
import { Navigation } from './Navigation';
import { NavigationBar, NavigationDrawer } from './NavigationBar';
import { OutageBanner } from './OutageBanner';
import { PausedNotices } from './PausedNotices';
import { Toasts } from './Toasts';

/** Whoever may not see Today begins elsewhere; any other page says that it is not theirs. */
const Elsewhere = ({ page }: { page: string }) =>
  page === 'today' ? <Navigate to={firstPage()} replace /> : <AccessDenied />;

/** Navigation at the left (a drawer below 900 px), the page beside it; what lies over every page. */
export function Layout({ children }: { children?: ReactNode }) {
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const { pathname } = useLocation();
  // Every page is drawn here, so no page asks by itself who may open it. An address without a page gets the 404.
  const page = pathname === '/' ? 'today' : pageOf(pathname);
  const translate = useTranslate();
  useEffect(prefetch, []);
  const queries = useQueryClient();
  useEffect(() => {
    return listenForChanges(queries);
  }, [queries]);
  return (
    <>
      <a className={styles.skip} href="#main-content">
        {translate('desk.skip')}
      </a>
      <div className={styles.desk}>
        {wide ? (
          <header className={styles.rail}>
            <Navigation />
          </header>
        ) : (
          <NavigationBar />
        )}
        <main className={styles.main} id="main-content" tabIndex={-1}>
          <OutageBanner />
          <PausedNotices />
          <ErrorBoundary key={pathname} fallbackRender={({ error }) => <Failed error={error as Error} />}>
            <Suspense fallback={<Loading />}>
              <Guarded>{!page || canAccess(page) ? children : <Elsewhere page={page} />}</Guarded>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <CanAccess resource="inquiries">
        <WorkNotices />
      </CanAccess>
      <Toasts />
      <SessionEnded />
      <PasswordNeeded />
      <SearchAnywhere />
      <GoTo />
    </>
  );
}

/** After this pause the prefetch no longer slows the page that was asked for. */
const AFTER_MS = 3_000;

/**
 * Fetches the pages of every day before they are asked for: they then open at once, and can say that the server does
 * not answer while it does not. Where that fails, the page is fetched when it is opened.
 * @returns how to let it be
 */
function prefetch(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([
      NavigationDrawer.fetch(),
      ...(canAccess('delegates') ? [delegates.list.fetch(), delegates.edit.fetch()] : []),
      ...(canAccess('inquiries') ? [inquiries.list.fetch(), inquiries.show.fetch()] : []),
    ]);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
