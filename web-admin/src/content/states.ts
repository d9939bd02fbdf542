import type { ContentItem } from '../api/types';
import { palette } from '../theme/palette';

export const STATES: Record<ContentItem['state'], { label: string; color: string }> = {
  published: { label: 'Published', color: palette.leaf },
  draft: { label: 'Draft', color: palette.brassText },
  removed: { label: 'Taken off', color: palette.muted },
};
