/**
 * The oldest browsers that the pages are built for, as Vite names them; README says the same. What is built for them is
 * held to them by test/units/browser-support.spec.ts.
 */
export const SITE_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];

/** Staff have computers of their own choice: the browsers of the last two years. */
export const BACK_OFFICE_BROWSERS = ['chrome131', 'edge131', 'firefox132', 'safari18.1', 'ios18.1'];
