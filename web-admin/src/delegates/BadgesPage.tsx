import './badges.css';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetMany } from 'ra-core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Delegate } from '../api/types';
import { Loading } from '../layout/Page';

/** Name badges, one per sheet of 100 × 70 mm, for the delegates in `?ids=a,b`. */
export function BadgesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  const { data, isPending, error } = useGetMany<Delegate>('delegates', { ids });
  if (isPending) return <Loading />;
  return (
    <Box component="main" sx={{ p: 3, '@media print': { p: 0 } }}>
      <Box className="no-print" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 3 }}>
        <Typography component="h1" variant="h1" sx={{ mr: 2 }}>
          {ids.length === 1 ? 'Name badge' : `${ids.length} name badges`}
        </Typography>
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={() => void navigate(-1)}>Back</Button>
      </Box>
      {error && <Typography role="alert">{error.message}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '@media print': { display: 'block' } }}>
        {data?.map((delegate) => (
          <Badge key={delegate.id} delegate={delegate} />
        ))}
      </Box>
    </Box>
  );
}

/** What hangs around the neck: the name large enough to read across a table, the church, the code. */
export const Badge = ({ delegate }: { delegate: Delegate }) => (
  <article className="badge">
    <p className="badge-brand">Stealth Land</p>
    <h2 className="badge-name">
      {delegate.first_name}
      <span>{delegate.last_name}</span>
    </h2>
    <p className="badge-church">
      {delegate.church_name}
      {delegate.ministry && <span>{delegate.ministry}</span>}
    </p>
    {delegate.qr_code ? (
      <img className="badge-code" src={delegate.qr_code} alt={`QR code of ${delegate.first_name}`} />
    ) : (
      <p className="badge-code badge-no-code">No QR code yet</p>
    )}
  </article>
);
