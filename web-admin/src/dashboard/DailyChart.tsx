import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { DashboardNumbers } from '../api/types';
import { palette } from '../theme/palette';
import { dailyChartOptions, toColumns } from './dailyChartOptions';

type Props = { days: DashboardNumbers['per_day'] };

/** Two bars a day on a canvas that follows its box; hidden from screen readers, which get `DailyTable`. */
export default function DailyChart({ days }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!box) return;
    const chart = new uPlot(dailyChartOptions(box.clientWidth), toColumns(days), box);
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: box.clientWidth, height: chart.height }),
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [box, days]);
  return <Box ref={setBox} aria-hidden sx={frame} />;
}

const frame = {
  minHeight: 290,
  overflow: 'hidden',
  '& .u-legend': {
    fontFamily: 'inherit',
    color: palette.muted,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
};
