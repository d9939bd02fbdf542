import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useOpen, useProblemsUnder } from '../editing';
import type { Path } from '../../form/tree';

interface Props {
  title: ReactNode;
  path: Path;
  /** Beside the title, such as buttons that move an item. */
  before?: ReactNode;
  after?: ReactNode;
  openAtFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the form that opens and closes, and says while it is closed that something in it needs another look. */
export function Section({ title, path, before, after, openAtFirst, className = '', children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useOpen(path, openAtFirst);
  const problems = useProblemsUnder(path);
  return (
    <div className={`form-part ${className}`}>
      <div className="form-part-head">
        {before}
        <button
          type="button"
          className="form-part-title"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandIcon aria-hidden className={open ? 'is-open' : ''} />
          <span>{title}</span>
          {problems > 0 && (
            <span className="form-part-problems">
              {translate('content.form.to_mend', { count: problems })}
            </span>
          )}
        </button>
        {after}
      </div>
      <div id={id} className="form-part-body" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
