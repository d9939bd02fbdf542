import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { desk } from '../messages/desk';
import styles from './page.module.css';

interface Props {
  title: string;
  /** Says the state of what the page is about, beside its name. */
  state?: ReactNode;
  actions?: ReactNode;
  /** Stands in a row of its own under the name, and stays with it. */
  below?: ReactNode;
  /** Keeps name and actions in sight while the page scrolls. */
  sticky?: boolean;
}

/** The row at the top of a page: its one h1, and what can be done here. */
export function PageHead({ title, state, actions, below, sticky }: Props) {
  const backOffice = useTranslate()('desk.back_office');
  useEffect(() => {
    document.title = `${title} · ${backOffice}`;
  }, [title, backOffice]);
  return (
    <div className={sticky ? `${styles.pageHead} ${styles.sticky}` : styles.pageHead}>
      <h1>{title}</h1>
      {state}
      {actions && <div className={styles.actions}>{actions}</div>}
      {below}
    </div>
  );
}

/** The panels of a page that is read from top to bottom. */
export const Column = ({ children }: { children: ReactNode }) => (
  <Stack spacing={2} className={styles.column}>
    {children}
  </Stack>
);

/** A page on its way. Nothing for a moment, since most pages come at once and a flash disturbs. */
export function Loading() {
  const translate = useTranslate();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={translate('desk.loading')}>
      {late && (
        <>
          <Skeleton width="14rem" height={56} />
          <Skeleton variant="rounded" height={320} />
        </>
      )}
    </div>
  );
}

/** A page that only says something, and leads on. */
const Message = ({ words }: { words: 'not_found' | 'access_denied' }) => {
  const translate = useTranslate();
  return (
    <>
      <PageHead title={translate(`desk.${words}.title`)} />
      <p>{translate(`desk.${words}.text`)}</p>
      <Button component={Link} to="/" variant="contained">
        {translate('desk.to_today')}
      </Button>
    </>
  );
};

export const NotFound = () => <Message words="not_found" />;
export const AccessDenied = () => <Message words="access_denied" />;

const { broken } = desk;

/** A defect of what lies around all pages. It stands alone: it needs no words by key and nothing else of react-admin. */
export const Broken = () => (
  <main className={styles.broken}>
    <h1>{broken.title}</h1>
    <p role="alert">{broken.text}</p>
    <div className={styles.actions}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {broken.reload}
      </Button>
      <Button variant="outlined" href="/admin">
        {broken.to_today}
      </Button>
    </div>
  </main>
);

/** A defect on this page: the rest of the back office goes on. */
export function Failed({ error }: { error: Error }) {
  const translate = useTranslate();
  return (
    <>
      <PageHead title={translate('desk.failed.title')} />
      <p role="alert">{translate('desk.failed.text')}</p>
      <p>
        <code>{error.message}</code>
      </p>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('desk.reload')}
      </Button>
    </>
  );
}
