import type { App } from '../create-app.js';

/** What every request of the API meets, in order. */
export function configureHttp(_app: App): void {}
