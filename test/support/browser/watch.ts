import type { Page } from 'playwright-core';
import { siteUrl } from './browser.js';

/**
 * Keeps what goes wrong on a page while a test uses it: console errors (refusals by the Content-Security-Policy
 * are among them), uncaught errors, failed requests, and requests to any other host.
 * @param expected an answer that is meant to fail, such as the not-found page itself
 */
export function watch(page: Page, expected: (url: string) => boolean = () => false) {
  const faults: string[] = [];
  page.on('console', (message) => {
    const own = !expected(message.location().url);
    if (message.type() === 'error' && own) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cuts off what the page before it was still loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected(response.url())) {
      faults.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== siteUrl()) faults.push(`other host: ${request.url()}`);
  });
  return faults;
}

/** Before a page is opened. @returns what gives how far its parts have jumped since it was (Cumulative Layout Shift) */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shift);
}
declare global {
  interface Window {
    shift: number;
  }
}
