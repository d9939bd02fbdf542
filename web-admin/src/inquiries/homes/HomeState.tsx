import '../../messages/sales/inquiries';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../../api/dataProvider';
import type { Inquiry, ProjectForSale } from '../../api/types';
import { useAction } from '../../kit/useAction';
import type { Home } from './computation';
import styles from './home.module.css';
import { ExtendButton, ReservedUntil, SHOWS } from './Reservation';

type State = 'reserved' | 'sold' | null;
interface Props {
  inquiry: Inquiry;
  projects: ProjectForSale[];
  project: ProjectForSale | undefined;
  home: Home | undefined;
}

/** How many homes are left, and the home that this inquiry has. Only counts change here; editors set prices. */
export function HomeState({ inquiry, projects, project, home }: Props) {
  const translate = useTranslate();
  const api = useApi();
  const { home_project, home_name, home_state, home_price_list } = inquiry;
  const { run, disabled } = useAction(
    ({ slug, name, state }: { slug: string; name: string; state: State }) =>
      api.changeHome(inquiry, { project: slug, home: name, state }),
    {
      shows: SHOWS,
      done: (_, { name, state }) => translate(`homes.done.${state ?? 'free'}`, { home: name }),
      meanwhile: 'inquiries.changed_meanwhile',
    },
  );
  const owned = home_project && home_name ? { slug: home_project, name: home_name } : undefined;
  const chosen = project && home?.units ? { slug: project.slug, name: home.name } : undefined;
  // Their home may belong to another project than the one on show.
  const seller = owned ? projects.find(({ slug }) => slug === owned.slug) : project;
  const maySell = seller?.licensed ?? true;
  const units = home?.units;
  const left = units ? Math.max(0, units.count - units.reserved - units.sold) : 0;
  const press = (words: string, of: { slug: string; name: string }, state: State) => (
    <Button size="small" variant="outlined" disabled={disabled} onClick={() => run({ ...of, state })}>
      {translate(words)}
    </Button>
  );
  return (
    <>
      {home && (
        <p>
          {units
            ? translate(left ? 'homes.left' : 'homes.none_left', {
                smart_count: left,
                ...units,
              })
            : translate('homes.not_counted')}
        </p>
      )}
      {owned && (
        <p>
          <strong>{translate(`homes.held.${home_state ?? 'reserved'}`, { home: owned.name })}</strong>
          {home_price_list && ` ${translate('homes.by_list', { list: home_price_list })}`}
        </p>
      )}
      {home_state === 'reserved' && <ReservedUntil inquiry={inquiry} />}
      {!maySell && <p>{translate('homes.unlicensed', { project: seller?.name })}</p>}
      <div className={styles.actions}>
        {maySell && !owned && chosen && left > 0 && press('homes.reserve', chosen, 'reserved')}
        {maySell && !owned && chosen && left > 0 && press('homes.sell', chosen, 'sold')}
        {maySell && owned && home_state === 'reserved' && press('homes.sold', owned, 'sold')}
        {home_state === 'reserved' && <ExtendButton inquiry={inquiry} />}
        {owned && press(home_state === 'sold' ? 'homes.unsell' : 'homes.release', owned, null)}
      </div>
    </>
  );
}
