import './fonts/fonts.css';
import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './Start';
import { customProperties } from './theme/palette';

const colors = document.createElement('style');
colors.textContent = customProperties;
document.head.append(colors);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
