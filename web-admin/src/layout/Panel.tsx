import Card from '@mui/material/Card';
import { type ReactNode, useId } from 'react';

/** A named part of a page: a landmark for screen readers, a hairline box for the eye. */
export function Panel({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className="panel">
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
