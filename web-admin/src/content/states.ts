import type { ContentItem } from '../api/types';
import { palette } from '../theme/palette';

export const COLORS: Record<ContentItem['state'], string> = {
  published: palette.leaf,
  draft: palette.brassText,
  removed: palette.muted,
};
