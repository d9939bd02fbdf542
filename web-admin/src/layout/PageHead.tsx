import { type ReactNode, useEffect } from 'react';

interface Props {
  title: string;
  /** Says the state of what the page is about, beside its name. */
  state?: ReactNode;
  actions?: ReactNode;
  /** Keeps name and actions in sight while the page scrolls. */
  sticky?: boolean;
}

/** The row at the top of a page: its one h1, and what can be done here. */
export function PageHead({ title, state, actions, sticky }: Props) {
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  return (
    <div className={sticky ? 'page-head sticky' : 'page-head'}>
      <h1>{title}</h1>
      {state}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
