import type { SiteEvent } from '../api/types';
import { palette } from '../theme/palette';

export const COLORS: Record<SiteEvent['state'], string> = {
  draft: palette.brassText,
  published: palette.leaf,
  cancelled: palette.muted,
};
