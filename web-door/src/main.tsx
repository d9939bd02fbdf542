import './styles/base.css';
import './styles/scanner.css';
import './styles/result.css';
import './styles/sheet.css';
import { createRoot } from 'react-dom/client';
import { Door } from './door/door';
import { App } from './screens/App';

const door = new Door();
void door.start();
addEventListener('online', door.wake);
document.addEventListener('visibilitychange', door.wake);
// `npm run dev` has no worker: it would keep modules that were changed since. The page still works while it is connected.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  // Second, the address that people type.
  Promise.all(
    ['/admin/door', '/door'].map((scope) => navigator.serviceWorker.register('/admin/door/sw.js', { scope })),
  ).catch((error: unknown) => console.warn('The page cannot be kept for use without a line', error));

const root = document.getElementById('root');
if (root) createRoot(root).render(<App door={door} />);
