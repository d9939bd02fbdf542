import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { DashboardNumbers } from '../api/types';
import { formatCentavos } from '../format/money';
import { Panel } from '../layout/Panel';
import styles from './money.module.css';

const SUMS = ['paid', 'owed', 'to_return'] as const;

/** The income of each event, as in the ledger. */
export function MoneyByEvent({ money }: { money: DashboardNumbers['money'] }) {
  const translate = useTranslate();
  if (money.length === 0) return null;
  return (
    <Panel title={translate('today.money.title')}>
      <div
        className={styles.moneyScroll}
        tabIndex={0}
        role="group"
        aria-label={translate('today.money.title')}
      >
        <table className={styles.money}>
          <thead>
            <tr>
              {(['event', 'registered', ...SUMS] as const).map((head) => (
                <th key={head} scope="col">
                  {translate(`today.money.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {money.map((one) => (
              <tr key={one.event_id}>
                <th scope="row">{one.event_name}</th>
                <td>{one.registered.toLocaleString()}</td>
                {SUMS.map((of) => (
                  <td key={of}>
                    {of === 'to_return' && one.to_return_centavos > 0 ? (
                      <Link to={`/review/to-return?event=${one.event_id}`}>
                        {formatCentavos(one.to_return_centavos)}
                      </Link>
                    ) : (
                      formatCentavos(one[`${of}_centavos`])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
