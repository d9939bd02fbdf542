import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetMany, useTranslate } from 'ra-core';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '../../api/brand';
import type { Delegate } from '../../api/types';
import { Loading } from '../../layout/Page';
import { useDoorAnswers } from '../../questions/answers';
import { isNamed } from '../names';
import styles from './badges.module.css';

/** Name badges, one per sheet of 100 × 70 mm, for the delegates in `?ids=a,b`. */
export function BadgesPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  const { data, isPending, error } = useGetMany<Delegate>('delegates', { ids });
  if (isPending) return <Loading />;
  // Nobody wears the badge of a place that was given back, or one without a name.
  const shown = data?.filter((one) => !one.cancelled_at && isNamed(one)) ?? [];
  const left = (data?.length ?? 0) - shown.length;
  return (
    <main className={styles.page}>
      <div className={`${styles.noPrint} ${styles.head}`}>
        <Typography component="h1" variant="h1">
          {translate('delegates.badges', { smart_count: shown.length })}
        </Typography>
        {shown.length > 0 ? (
          <Button variant="contained" onClick={() => window.print()}>
            {translate('desk.print')}
          </Button>
        ) : (
          <Button component={Link} to="/delegates" variant="contained">
            {translate('delegates.badges_choose')}
          </Button>
        )}
        <Button onClick={() => void navigate(-1)}>{translate('desk.back')}</Button>
      </div>
      {error && <Typography role="alert">{error.message}</Typography>}
      {shown.length === 0 && !error && (
        <Typography className={styles.left}>{translate('delegates.badges_none')}</Typography>
      )}
      {left > 0 && (
        <Typography className={`${styles.noPrint} ${styles.left}`} role="status">
          {translate('delegates.badges_left', { smart_count: left })}
        </Typography>
      )}
      <div className={styles.badges}>
        {shown.map((delegate) => (
          <Badge key={delegate.id} delegate={delegate} />
        ))}
      </div>
    </main>
  );
}

/** What hangs around the neck: the name large enough to read across a table, the church, the code. */
export function Badge({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const answers = useDoorAnswers(delegate);
  // What is long is smaller: name, church and code share 70 mm.
  const isLong = delegate.first_name.length > 11 || (delegate.last_name ?? '').length > 15;
  return (
    <article className={isLong ? `${styles.badge} ${styles.long}` : styles.badge}>
      <p className={styles.brand}>{useBrand()}</p>
      <h2 className={styles.name}>
        {delegate.first_name}
        <span>{delegate.last_name}</span>
      </h2>
      <p className={styles.church}>
        {[delegate.church_name, delegate.ministry, answers.join(', ')].map(
          // oxlint-disable-next-line react/no-array-index-key
          (line, at) => line && <span key={at}>{line}</span>,
        )}
      </p>
      {delegate.qr_code ? (
        <img
          className={styles.code}
          src={delegate.qr_code}
          alt={translate('delegates.qr_of', { name: delegate.first_name })}
        />
      ) : (
        <p className={`${styles.code} ${styles.noCode}`}>{translate('delegates.no_qr')}</p>
      )}
    </article>
  );
}
