import { lazy, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadPart, PartNotLoaded } from './loadPart';
import styles from './parts.module.css';

/**
 * A component whose code is loaded when it is first shown: `lazyPart(() => import('./Page'), 'Page')`. While it loads,
 * the nearest `Suspense` shows; when it cannot be had, only this part says so, with a button. React leaves what
 * `Suspense` shows in its place for 300 ms at least: what `fetch()` has brought before is shown at once instead.
 */
export function lazyPart<M, K extends keyof M & string>(load: () => Promise<M>, name: K) {
  let here: ComponentType<object> | undefined;
  const take = (module: M) => {
    here = module[name] as ComponentType<object>;
    return { default: here };
  };
  const Part = lazy(() => loadPart(load).then(take));
  function LazyPart(props: PropsOf<M[K]>) {
    // One component for as long as it is shown: another would lose its state.
    const [Shown] = useState<ComponentType<object>>(() => here ?? Part);
    return (
      <ErrorBoundary fallbackRender={({ error }) => <Lost error={error as unknown} />}>
        <Shown {...props} />
      </ErrorBoundary>
    );
  }
  /** Brings the code, in one try. A failure is no matter: it is asked for again, and said, when the part is shown. */
  LazyPart.fetch = (): Promise<unknown> => load().then(take, () => undefined);
  return LazyPart;
}

type PropsOf<C> = C extends (props: infer P extends object) => unknown ? P : object;

/** The words stand in the code: it may be shown before the translations have arrived. */
const words = {
  text: 'This part did not load. Check the connection; then load the page again.',
  button: 'Load the page again',
};

/** Errors of the part itself go to the boundary above. */
function Lost({ error }: { error: unknown }) {
  if (!(error instanceof PartNotLoaded)) throw error;
  return (
    <div className={styles.lostPart} role="alert">
      <p>{words.text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.button}
      </button>
    </div>
  );
}
