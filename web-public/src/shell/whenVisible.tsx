import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';

/**
 * Wraps a component so that its HTML is in the page from the start, while its code is fetched and
 * hydrated only when it comes within 300 px of the window or the visitor moves the focus into it.
 */
export function whenVisible<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  minHeight = 'min-h-[40rem]',
) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const Inner = lazy(() => (import.meta.env.SSR ? load() : gate.then(load))) as unknown as ComponentType<P>;

  return memo(function WhenVisible(props: P) {
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = ref.current;
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) open();
        },
        { rootMargin: '300px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={ref} onFocusCapture={open}>
        <Suspense fallback={<div className={minHeight} />}>
          <Inner {...props} />
        </Suspense>
      </div>
    );
  });
}
