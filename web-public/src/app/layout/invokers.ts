/** The id of the phone's menu. */
export const SIDEBAR = 'sidebar';

/**
 * What makes a button open or close a dialog without script: `command` where the browser knows it, and the older
 * `popovertarget` where it does not. React's types know neither all of it.
 */
export const opens = (id: string) => ({ command: 'show-modal', commandfor: id, popoverTarget: id });
export const closes = (id: string) => ({
  command: 'close',
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: 'hide' as const,
});

/** Opens a panel while the pointer or the focus of the keyboard is on a link, until Escape, and closes it after. */
export const shows = (id: string) => ({ interestfor: id });
