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

/** How many are left, and what these people have. Counts alone change here: prices are the editors'. */
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
  const held = home_project && home_name ? { slug: home_project, name: home_name } : undefined;
  const chosen = project && home?.units ? { slug: project.slug, name: home.name } : undefined;
  // What they have may be of another project than the one that is looked at; one that is gone is the server's to judge.
  const seller = held ? projects.find(({ slug }) => slug === held.slug) : project;
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
      {held && (
        <p>
          <strong>{translate(`homes.held.${home_state ?? 'reserved'}`, { home: held.name })}</strong>
          {home_price_list && ` ${translate('homes.by_list', { list: home_price_list })}`}
        </p>
      )}
      {home_state === 'reserved' && <ReservedUntil inquiry={inquiry} />}
      {!maySell && <p>{translate('homes.unlicensed', { project: seller?.name })}</p>}
      <div className={styles.actions}>
        {maySell && !held && chosen && left > 0 && press('homes.reserve', chosen, 'reserved')}
        {maySell && !held && chosen && left > 0 && press('homes.sell', chosen, 'sold')}
        {maySell && held && home_state === 'reserved' && press('homes.sold', held, 'sold')}
        {home_state === 'reserved' && <ExtendButton inquiry={inquiry} />}
        {held && press(home_state === 'sold' ? 'homes.unsell' : 'homes.release', held, null)}
      </div>
    </>
  );
}
