import type { Delegate } from '../api/types';

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
