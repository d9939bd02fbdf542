import './door.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { Door } from './door';

const door = new Door();
void door.start();
addEventListener('online', door.wake);
document.addEventListener('visibilitychange', door.wake);
if ('serviceWorker' in navigator)
  // Without it the page still works with a line.
  navigator.serviceWorker
    .register('/admin/door/sw.js', { scope: '/admin/door' })
    .catch((error: unknown) => console.warn('The page cannot be kept for use without a line', error));

const root = document.getElementById('root');
if (root) createRoot(root).render(<App door={door} />);
