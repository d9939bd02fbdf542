import type { SiteEvent } from '../api/types';
import { palette } from '../theme/palette';

export const STATES: Record<SiteEvent['state'], { label: string; color: string }> = {
  draft: { label: 'Draft', color: palette.brassText },
  published: { label: 'On the site', color: palette.leaf },
  cancelled: { label: 'Cancelled', color: palette.muted },
};
