import { decodeSegment } from '../../ui/address';

/** `central-southern-luzon` → `Central Southern Luzon` */
export const titleCase = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** `/a/b-c` → `[{ name: 'A', href: '/a' }, { name: 'B C', href: '/a/b-c' }]` */
export function crumbs(pathname: string) {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((segment, i) => ({
    name: titleCase(decodeSegment(segment)),
    href: `/${segments.slice(0, i + 1).join('/')}`,
  }));
}
