import uPlot from 'uplot';
import type { DashboardNumbers } from '../api/types';
import { formatDay } from '../format/dates';
import { palette } from '../theme/palette';

/** Days as uPlot's columns: seconds of each day's noon in the reader's zone, registrations, inquiries. */
export const toColumns = (days: DashboardNumbers['per_day']): uPlot.AlignedData => [
  days.map(({ day }) => Date.parse(`${day}T12:00:00`) / 1000),
  days.map(({ delegates }) => delegates),
  days.map(({ inquiries }) => inquiries),
];

const HALF_DAY = 43_200;
const dayOf = (seconds: number) => {
  const date = new Date(seconds * 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return formatDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
};

/** Each day has room for two bars that meet in its middle. */
const bars = (label: string, fill: string, align: -1 | 1): uPlot.Series => ({
  label,
  fill,
  width: 0,
  paths: uPlot.paths.bars?.({ size: [0.4, 14], align }),
  points: { show: false },
});

const axis = {
  stroke: palette.muted,
  font: "12px 'Inter Variable', sans-serif",
  ticks: { show: false },
  grid: { stroke: palette.hairline, width: 1 },
};
const wholeNumbers = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000];

export const dailyChartOptions = (width: number): uPlot.Options => ({
  width,
  height: 250,
  padding: [8, 20, 0, 0],
  // Until someone points at a day, the legend tells of the last one.
  hooks: { ready: [(chart) => chart.setLegend({ idx: chart.data[0].length - 1 })] },
  cursor: { y: false, drag: { x: false, y: false } },
  scales: {
    x: { range: (_chart, first, last) => [first - HALF_DAY, last + HALF_DAY] },
    y: { range: (_chart, _least, most) => [0, Math.max(4, most)] },
  },
  axes: [
    { ...axis, grid: { show: false }, space: 56, values: (_chart, splits) => splits.map(dayOf) },
    { ...axis, size: 36, incrs: wholeNumbers },
  ],
  series: [
    { label: 'Day', value: (_chart, seconds) => (seconds === null ? '–' : dayOf(seconds)) },
    bars('Registrations', palette.terracotta, -1),
    bars('Inquiries', palette.sea, 1),
  ],
});
