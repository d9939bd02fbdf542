/** The parts of the system that share one address. */
export type Area = 'site' | 'back-office' | 'door' | 'docs' | 'api';

/** Which part answers a path. Nothing under /api ever falls into the site. */
export function areaOf(path: string): Area {
  if (isUnder(path, '/api/docs')) return 'docs';
  if (isUnder(path, '/api')) return 'api';
  if (isUnder(path, '/admin/door')) return 'door';
  return isUnder(path, '/admin') ? 'back-office' : 'site';
}

const isUnder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
