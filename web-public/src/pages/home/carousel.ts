import { swipeStart, swipeStep } from '../../ui/swipe';

/** How long a picture stays, in milliseconds. */
const INTERVAL = 4000;

/**
 * Moves the pictures of `Hero.tsx` on every 4 seconds, except while the pointer or the focus is inside, while the visitor
 * has stopped them, in a hidden tab, and for those who prefer reduced motion. It only shows and hides what is in the page.
 */
export function take(root: HTMLElement): void {
  const carousel = root.firstElementChild;
  // The other pictures come once the first is on the screen.
  for (const template of root.querySelectorAll('template')) template.replaceWith(template.content);
  const ofSlides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-go]')];
  const count = dots.length;
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  if (!carousel || !pause) return; // one picture

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let choice: boolean | undefined;
  const held = { hovered: false, focused: false };
  const isStopped = () => choice ?? still.matches;
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the 4 seconds anew. */
  function wait() {
    clearTimeout(timer);
    pause?.toggleAttribute('data-stopped', isStopped());
    pause?.setAttribute('aria-label', isStopped() ? 'Play pictures' : 'Pause pictures');
    if (isStopped() || held.hovered || held.focused) return;
    timer = setTimeout(() => go(document.hidden ? index : index + 1), INTERVAL);
  }

  function go(to: number) {
    index = (to + count) % count;
    for (const part of ofSlides) part.toggleAttribute('data-shown', Number(part.dataset.slide) === index);
    for (const [i, dot] of dots.entries()) dot.ariaCurrent = String(i === index);
    wait();
  }

  const hold = (change: Partial<typeof held>) => {
    Object.assign(held, change);
    wait();
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, listen);
  carousel.addEventListener('pointerenter', (event) =>
    hold({ hovered: (event as PointerEvent).pointerType === 'mouse' }),
  );
  carousel.addEventListener('pointerleave', () => hold({ hovered: false }));
  on('focusin', ({ target }) =>
    hold({ focused: target instanceof Element && target.matches(':focus-visible') }),
  );
  on('focusout', () => hold({ focused: false }));
  let swipedFrom: number | undefined;
  on('pointerdown', (event) => (swipedFrom = swipeStart(event)));
  on('pointerup', (event) => go(index + (swipeStep(swipedFrom, event) ?? 0)));
  on('pointercancel', () => (swipedFrom = undefined));
  on('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-live]')?.dataset : undefined;
    if (button?.step) go(index + Number(button.step));
    else if (button?.go) go(Number(button.go));
    else if (button?.pause !== undefined) {
      choice = !isStopped();
      wait();
    }
  });
  still.addEventListener('change', wait);
  wait();
}
