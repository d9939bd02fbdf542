import '../messages/site/content';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentItem } from '../api/types';
import { Time } from '../format/dates';
import { Loading, PageHead } from '../layout/Page';
import { Panel, StateChip } from '../layout/Panel';
import { ProposalsNote } from './approval/ProposalsNote';
import { useItems, useKinds, useProblems, useProposes, type Kind } from './calls';
import styles from './content.module.css';
import { PageProblems } from './publishing/PageProblems';
import { FirstSteps } from './publishing/PlaceholderList';
import { PlannedNote } from './publishing/PlannedNote';
import { PublishDialog } from './publishing/PublishDialog';
import { ShareLink } from './publishing/ShareLink';
import { COLORS } from './states';

/** Everything that the site says, by where it is seen, with what is not public yet on top. */
export function ContentPage() {
  const translate = useTranslate();
  const { data: items, error } = useItems();
  const { data: kinds, error: noKinds } = useKinds();
  const proposes = useProposes();
  const [publishing, setPublishing] = useState(false);
  const drafts = items?.filter(({ state }) => state === 'draft') ?? [];
  const failure = error ?? noKinds;
  return (
    <>
      <PageHead
        title={translate('content.title')}
        actions={
          <>
            <Button component={Link} to="/content/pictures">
              {translate('content.pictures.title')}
            </Button>
            <Button component={Link} to="/content/releases">
              {translate('content.publications')}
            </Button>
            <Button component={Link} to="/content/new-project" variant="outlined">
              {translate('content.new_project.title')}
            </Button>
            {drafts.length > 0 && (
              <Button variant="contained" onClick={() => setPublishing(true)}>
                {translate(proposes ? 'content.approval.begin' : 'content.publish')}
              </Button>
            )}
          </>
        }
      />
      {failure && <p role="alert">{failure.message}</p>}
      {!failure && !items && <Loading />}
      <ProposalsNote />
      <PlannedNote />
      <div className={styles.notes}>
        {drafts.length > 0 && <Drafts drafts={drafts} />}
        <FirstSteps />
      </div>
      <div className={styles.groups}>
        {items &&
          kinds &&
          groupsOf(kinds).map(([group, members]) => (
            <Panel key={group} title={group} aside={<Add kinds={members} />}>
              <ul className={styles.list}>
                {members.map((kind) => (
                  <Rows key={kind.kind} kind={kind} items={items.filter((item) => item.kind === kind.kind)} />
                ))}
              </ul>
            </Panel>
          ))}
      </div>
      {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </>
  );
}

const groupsOf = (kinds: Kind[]): [string, Kind[]][] =>
  [...new Set(kinds.map(({ group }) => group))].map((group) => [
    group,
    kinds.filter((kind) => kind.group === group),
  ]);

/** What is added where it stands. */
const ADDED: Record<string, string> = { pages: 'new-page', news: 'new-news' };

function Add({ kinds }: { kinds: Kind[] }) {
  const translate = useTranslate();
  const kind = kinds.map((each) => each.kind).find((each) => each in ADDED);
  if (kind === undefined) return null;
  return (
    <Button component={Link} size="small" to={`/content/${ADDED[kind]}`}>
      {translate(`content.new_piece.${kind}.title`)}
    </Button>
  );
}

/** News of years: the latest are shown, and all on demand. */
const FEW = 12;

function Rows({ kind, items }: { kind: Kind; items: ContentItem[] }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const latest = items.toSorted((one, other) => (other.changed_at ?? '').localeCompare(one.changed_at ?? ''));
  const isLong = kind.kind === 'news' && items.length > FEW;
  return (
    <>
      {(isLong ? (all ? latest : latest.slice(0, FEW)) : items).map((item) => (
        <Row key={item.slug} item={item} kind={kind} />
      ))}
      {isLong && !all && (
        <li>
          <Button size="small" onClick={() => setAll(true)}>
            {translate('content.show_all', { count: items.length })}
          </Button>
        </li>
      )}
    </>
  );
}

function Row({ item, kind }: { item: ContentItem; kind: Kind }) {
  const translate = useTranslate();
  return (
    <li>
      <Link to={`/content/${item.kind}/${item.slug}`}>{item.title}</Link>
      {kind.many && <small>{kind.title.replace(/s$/, '')}</small>}
      {item.state !== 'published' && (
        <StateChip label={translate(`content.states.${item.state}`)} color={COLORS[item.state]} />
      )}
      {item.unfinished_by.length > 0 && (
        <small>{translate('content.unfinished.by', { names: item.unfinished_by.join(', ') })}</small>
      )}
      {item.changed_at && (
        <small className={styles.changed}>
          <Time iso={item.changed_at} /> {item.changed_by}
        </small>
      )}
    </li>
  );
}

/** Whether a publication changes a piece, adds it to the site, or takes it off. */
const DOES = ['changed', 'new', 'off'] as const;
const does = ({ on_site, taken_off }: ContentItem) => (taken_off ? 'off' : on_site ? 'changed' : 'new');

/** What waits to be published, and what would keep it from that. */
function Drafts({ drafts }: { drafts: ContentItem[] }) {
  const translate = useTranslate();
  const { data: problems } = useProblems(true);
  return (
    <Panel title={translate('content.drafts')} aside={<ShareLink />}>
      {DOES.map((what) => {
        const names = drafts.filter((draft) => does(draft) === what).map(({ title }) => title);
        if (names.length === 0) return null;
        return <p key={what}>{translate(`content.drafts_of.${what}`, { names: names.join(', ') })}</p>;
      })}
      {problems && problems.length > 0 && (
        <Alert severity="warning">
          {translate('content.drafts_problems')}
          <PageProblems problems={problems.slice(0, 8)} />
        </Alert>
      )}
    </Panel>
  );
}
