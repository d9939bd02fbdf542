import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import factsStyles from '../parts/facts.module.css';
import styles from './panel.module.css';

/** A named part of a page: a landmark for screen readers, a hairline box for the eye. */
export function Panel({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

/** Label and value of what a record holds; what was not given is left out. */
export const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className={factsStyles.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

type Props = {
  /** What is decided or answered here, and what is looked up. */
  left: ReactNode;
  right: ReactNode;
  /** Stands above all where there is one column, and else above the right one: how the record stands. */
  first?: ReactNode;
  /** Their share of a wide screen. */
  shares: [number, number];
};

/** A record's page: two columns of panels, one under the other where two do not fit. */
export const RecordColumns = ({ first, left, right, shares }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        lg: shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
      },
      gridTemplateRows: first ? { lg: 'auto 1fr' } : undefined,
    }}
  >
    {first && <Box sx={{ gridArea: { lg: '1 / 2' } }}>{first}</Box>}
    <Stack spacing={2} sx={first ? { gridArea: { lg: '1 / 1 / span 2' } } : undefined}>
      {left}
    </Stack>
    <Stack spacing={2}>{right}</Stack>
  </Box>
);

/** A state in words; the colour only repeats it. */
export const StateChip = ({ label, color }: { label: string; color: string }) => (
  <span className={styles.state} style={{ color, borderColor: color }}>
    {label}
  </span>
);

/** Text for screen readers only; `live` also announces its changes. */
export const VisuallyHidden = ({ children, live }: { children: ReactNode; live?: boolean }) => (
  <div role={live ? 'status' : undefined} className={styles.visuallyHidden}>
    {children}
  </div>
);
