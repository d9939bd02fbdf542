import './fonts/fonts.css';
import './main.css';
import { StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from './parts/lazyPart';
import { Start } from './Start';
import { customProperties } from './theme/palette';

const colors = document.createElement('style');
colors.textContent = customProperties;
document.head.append(colors);

/** Pages for people who are not signed in, and need not be; every other address is the app's. */
const PAGES: Record<string, ComponentType> = {
  '/admin/forgotten-password': lazyPart(
    () => import('./auth/ForgottenPasswordPage'),
    'ForgottenPasswordPage',
  ),
  '/admin/set-password': lazyPart(() => import('./auth/SetPasswordPage'), 'SetPasswordPage'),
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
