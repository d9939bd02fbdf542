import type { ReactNode } from 'react';
import { ErrorPageTemplate } from '../../ui/ErrorPage';
import { Breadcrumb } from './Breadcrumb';
import { ClosingBand, type Closing } from './ClosingBand';
import { Footer } from './Footer';
import { Header } from './Header';
import { Sidebar } from './Sidebar';

type Props = { breadcrumb: string | undefined; closing: Closing | undefined; children: ReactNode };

/** The frame around every page: header, breadcrumb, content, closing band, footer, and the phone's menu. */
export function Layout({ breadcrumb, closing, children }: Props) {
  return (
    <>
      <a href="#content" className="skip-link btn no-print">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="page-body outline-none">
        {breadcrumb && <Breadcrumb path={breadcrumb} />}
        {children}
      </main>
      {closing && <ClosingBand {...closing} />}
      <Footer />
      <Sidebar />
      <ErrorPageTemplate />
    </>
  );
}
