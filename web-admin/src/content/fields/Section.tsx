import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'ra-core';
import { useContext, useId, type ReactNode } from 'react';
import type { Path } from '../../kit/form/tree';
import { useOpen, useProblemsUnder } from './editing';
import styles from './form.module.css';
import { AddedContext } from './node-context';

interface Props {
  title: ReactNode;
  /** What is in it. */
  paths: readonly Path[];
  /** Beside the title, such as buttons that move an item. */
  before?: ReactNode;
  after?: ReactNode;
  openAtFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the form that opens and closes, and says while it is closed that something in it needs another look. */
export function Section({ title, paths, before, after, openAtFirst, className = '', children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isAdded = useContext(AddedContext);
  const [open, setOpen] = useOpen(paths, openAtFirst || isAdded);
  const problems = useProblemsUnder(paths);
  return (
    <div className={`${styles.part} ${className}`}>
      <div className={styles.partHead}>
        {before}
        <button
          type="button"
          className={styles.partTitle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandIcon aria-hidden className={open ? styles.isOpen : ''} />
          <span>{title}</span>
          {problems > 0 && (
            <span className={styles.partProblems}>
              {translate('content.form.to_mend', { count: problems })}
            </span>
          )}
        </button>
        {after}
      </div>
      <div id={id} className={styles.partBody} hidden={!open}>
        {open && <AddedContext value={false}>{children}</AddedContext>}
      </div>
    </div>
  );
}
