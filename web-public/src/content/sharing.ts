/** The picture of a shared link, for pages without one of their own: 1200 × 630 pixels. */
export const sharing = { picture: { file: 'company/og-card', alt: '' } };
