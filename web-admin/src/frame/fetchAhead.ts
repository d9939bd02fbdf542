import { may, mayOpen } from '../api/session';

/** Late enough to hold up nothing of what was asked for. */
const AFTER_MS = 3_000;

/**
 * Fetches the pages of every day before they are asked for: they then open at once, and can say that the server does
 * not answer while it does not. A failure is no matter; the page is asked for again when it is opened.
 * @returns how to let it be
 */
export function fetchAhead(): () => void {
  if (!may('desk')) return () => undefined;
  const timer = setTimeout(() => {
    void Promise.allSettled([
      ...(mayOpen('delegates')
        ? [import('../delegates/DelegateList'), import('../delegates/DelegatePage')]
        : []),
      ...(mayOpen('inquiries')
        ? [import('../inquiries/InquiryList'), import('../inquiries/InquiryPage')]
        : []),
    ]);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
