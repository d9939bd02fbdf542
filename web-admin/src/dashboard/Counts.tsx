import type { Count } from '../api/types';
import { Panel } from '../layout/Panel';

/** Counts by answer, largest first, each with a bar of its share of the largest. */
export function Counts({ title, counts }: { title: string; counts: Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Panel title={title}>
      {counts.length === 0 && <p className="nothing">Nothing yet</p>}
      <ul className="counts">
        {counts.map(({ value, count }) => (
          <li key={value ?? ''}>
            <span>{value ?? 'Not said'}</span>
            <span className="figure">{count.toLocaleString()}</span>
            <span className="bar" aria-hidden style={{ width: `${(100 * count) / most}%` }} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
