import { Outlet, ScrollRestoration } from 'react-router';
import Toaster from '../toasts/Toaster';

export function Layout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
