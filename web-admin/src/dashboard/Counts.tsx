import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Count } from '../api/types';
import { Panel } from '../layout/Panel';
import { palette } from '../theme/palette';

/** Counts by answer, largest first, each with a bar of its share of the largest. */
export function Counts({ title, counts }: { title: string; counts: Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Panel title={title}>
      {counts.length === 0 && <Typography color="text.secondary">Nothing yet</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {counts.map(({ value, count }) => (
          <li key={value ?? ''}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {value ?? 'Not said'}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {count.toLocaleString()}
              </Box>
            </Box>
            <Box aria-hidden sx={{ height: 4, mt: 0.5, bgcolor: palette.sand }}>
              <Box sx={{ height: 1, width: `${(100 * count) / most}%`, bgcolor: palette.sea }} />
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
