import './fonts/fonts.css';
import './main.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './Start';
import { customProperties } from './theme/palette';

const colors = document.createElement('style');
colors.textContent = customProperties;
document.head.append(colors);

/** Pages for people who are not signed in, and need not be; every other address is the app's. */
const PAGES: Record<string, ReturnType<typeof lazy>> = {
  '/admin/forgotten-password': lazy(() =>
    import('./auth/ForgottenPasswordPage').then((file) => ({ default: file.ForgottenPasswordPage })),
  ),
  '/admin/set-password': lazy(() =>
    import('./auth/SetPasswordPage').then((file) => ({ default: file.SetPasswordPage })),
  ),
};
const Page = PAGES[window.location.pathname.replace(/\/$/, '')] ?? Start;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  </StrictMode>,
);
