import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

/** One line of a `<dl>` of facts. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Label and value of what a record holds; what was not given is left out. */
export const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className={factsStyles.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
  </dl>
);

type Props = {
  /** What is decided or answered here, and what is looked up. */
  left: ReactNode;
  right: ReactNode;
  /** Stands above all where there is one column, and else above the right one: how the record stands. */
  first?: ReactNode;
  /** The columns' shares of a wide screen. */
  shares: [number, number];
};

/** A record's page: two columns of panels, one under the other where two do not fit. */
export const RecordColumns = ({ first, left, right, shares }: Props) => (
  <div
    className={first ? `${styles.columns} ${styles.hasFirst}` : styles.columns}
    style={{ '--shares': shares.map((share) => `minmax(0, ${share}fr)`).join(' ') }}
  >
    {first && <div className={styles.first}>{first}</div>}
    <Stack spacing={2} className={styles.left}>
      {left}
    </Stack>
    <Stack spacing={2}>{right}</Stack>
  </div>
);

/** A grey line: that there is nothing, or a note about what there is. */
export const Nothing = ({ children, role }: { children: ReactNode; role?: 'status' }) => (
  <p role={role} className={styles.nothing}>
    {children}
  </p>
);

/** What a list is about, above it. */
export const Intro = ({ children }: { children: ReactNode }) => <p className={styles.intro}>{children}</p>;

/** Links beside one another. */
export const Links = ({ children }: { children: ReactNode }) => (
  <span className={styles.links}>{children}</span>
);

/** Beside the title of what is written, while it is not saved. */
export const Unsaved = ({ children }: { children: ReactNode }) => (
  <span className={styles.unsaved}>{children}</span>
);

/** What a panel is about, before what is done in it. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <Typography className={styles.lead}>{children}</Typography>
);

/** Buttons beside one another, in lines. @param apart from what stands above them */
export const Buttons = ({ children, apart }: { children: ReactNode; apart?: boolean }) => (
  <div className={apart ? `${styles.buttons} ${styles.apart}` : styles.buttons}>{children}</div>
);

/** A state in words; the colour only repeats it. */
export const StateChip = ({ label, color }: { label: string; color: string }) => (
  <span className={styles.state} style={{ color, borderColor: color }}>
    {label}
  </span>
);

interface HiddenProps {
  as?: 'div' | 'legend';
  live?: boolean;
  children: ReactNode;
}

/** Text for screen readers only; `live` also announces its changes. */
export const VisuallyHidden = ({ as: Tag = 'div', live, children }: HiddenProps) => (
  <Tag role={live ? 'status' : undefined} className={styles.visuallyHidden}>
    {children}
  </Tag>
);
