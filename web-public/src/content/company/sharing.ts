/** The pictures of shared links, 1200 × 630 pixels: for pages without one of their own, and for the event. Projects name theirs. */
export const sharing = {
  picture: { file: 'company/og-card', alt: '' },
  event: { file: 'company/og-event', alt: '' },
};
