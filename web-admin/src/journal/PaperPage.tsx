import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './acknowledgement.module.css';

interface Props {
  title: string;
  /** Where its second button leads. */
  back: { to: string; words: string };
  /** What is said in place of the paper, where there is none. */
  problem: string;
  /** The paper; undefined: there is none. */
  children: ReactNode;
}

/** A page without a frame that shows a paper, and prints it under its title. */
export function PaperPage({ title, back, problem, children }: Props) {
  const translate = useTranslate();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.page}>
      <div className={styles.noPrint}>
        <Button variant="contained" disabled={!children} onClick={() => window.print()}>
          {translate('desk.print')}
        </Button>
        <Button component={Link} to={back.to}>
          {translate(back.words)}
        </Button>
      </div>
      {children ?? (
        <>
          <h1>{title}</h1>
          <p role="alert">{problem}</p>
        </>
      )}
    </main>
  );
}
