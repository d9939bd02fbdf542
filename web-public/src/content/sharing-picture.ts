/** The picture of a shared link (1200×630), for pages without one of their own. */
export { default as sharingPicture } from '../assets/company/og-card.jpg?w=1200&h=630&fit=cover&format=jpeg&card';
