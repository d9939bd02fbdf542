import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import Toaster from '../toasts/Toaster';
import { Breadcrumb } from './Breadcrumb';
import { ClosingBand } from './ClosingBand';
import { ErrorPage } from './ErrorPage';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingBar } from './LoadingBar';
import { Sidebar } from './Sidebar';
import { useWindowError } from './useWindowError';

/** Pages whose own content is the contact form, or that show one thing only. */
const WITHOUT_BAND = new Set(['home', 'contact-us', 'login', 'not-found']);
const WITHOUT_BREADCRUMB = new Set(['home', 'not-found']);

export function Layout() {
  const failed = useWindowError();
  const file = (useMatches().at(-1)?.handle as { file?: string } | undefined)?.file ?? 'not-found';
  const main = useMainFocus();
  // Tells boot.ts that the page answers from now on.
  useEffect(() => void dispatchEvent(new Event('alive')), []);
  if (failed) return <ErrorPage />;
  return (
    <>
      <a href="#content" className="skip-link btn no-print">
        Skip to content
      </a>
      <Header />
      <LoadingBar />
      <main id="content" ref={main} tabIndex={-1} className="page-body outline-none">
        {!WITHOUT_BREADCRUMB.has(file) && <Breadcrumb />}
        <Outlet />
      </main>
      {!WITHOUT_BAND.has(file) && <ClosingBand />}
      <Footer />
      <Sidebar />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** After an in-app navigation the focus moves to the new page's content, as it would on a full load. */
function useMainFocus() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
