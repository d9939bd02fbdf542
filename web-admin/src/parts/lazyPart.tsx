import { lazy, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadPart, LostPart } from './loadPart';
import styles from './parts.module.css';

/**
 * A component whose code is loaded when it is first shown: `lazyPart(() => import('./Page'), 'Page')`. While it loads,
 * the nearest `Suspense` shows; when it cannot be had, only this part says so, with a button.
 */
export function lazyPart<M, K extends keyof M & string>(load: () => Promise<M>, name: K) {
  const Part = lazy(async () => {
    const part: unknown = (await loadPart(load))[name];
    return { default: part as ComponentType<object> };
  });
  return function LazyPart(props: PropsOf<M[K]>) {
    return (
      <ErrorBoundary fallbackRender={({ error }) => <Lost error={error as unknown} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

type PropsOf<C> = C extends (props: infer P extends object) => unknown ? P : object;

/** Words stand here: this may be shown before the translations have arrived. */
const words = {
  text: 'This part did not load. Check the connection; then load the page again.',
  button: 'Load the page again',
};

/** A defect of the part itself is for whoever stands above it. */
function Lost({ error }: { error: unknown }) {
  if (!(error instanceof LostPart)) throw error;
  return (
    <div className={styles.lostPart} role="alert">
      <p>{words.text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.button}
      </button>
    </div>
  );
}
