import { useEffect } from 'react';

/** Keeps the tab's title in step with the page's heading, which react-admin writes through a portal. */
export function useDocumentTitle(heading: HTMLElement | null) {
  useEffect(() => {
    if (!heading) return;
    const follow = () => {
      document.title = [heading.textContent, 'Back office'].filter(Boolean).join(' · ');
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [heading]);
}
