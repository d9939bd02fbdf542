import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { may } from '../api/rights';
import { useKeys } from './useKeys';

const Shortcuts = lazy(() => import('./Shortcuts').then((file) => ({ default: file.Shortcuts })));

/** The keys that work on every page; `?` lists them. */
export function GoTo() {
  const navigate = useNavigate();
  const [helping, setHelping] = useState(false);
  useKeys({
    ...(may('staff') && {
      'g t': () => void navigate('/'),
      'g d': () => void navigate('/delegates'),
      'g i': () => void navigate('/inquiries'),
      'g b': () => void navigate('/bin'),
    }),
    '?': () => setHelping(true),
  });
  return helping ? (
    <Suspense fallback={null}>
      <Shortcuts onClose={() => setHelping(false)} />
    </Suspense>
  ) : null;
}
