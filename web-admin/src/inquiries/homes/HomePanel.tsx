import '../../messages/sales/homes';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Inquiry, ProjectForSale } from '../../api/types';
import { useCall } from '../../api/useCall';
import { Panel } from '../../layout/Panel';
import { Choose } from '../work/Choose';
import { Computation } from './Computation';
import { chosenTerms, projectOf } from './computation';
import styles from './home.module.css';
import { HomeState } from './HomeState';

/** The home of an inquiry: how many are left, reserving or selling one, and its price. */
export function HomePanel({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const { data } = useCall(['homes-for-sale'], (api) => api.homesForSale());
  if (!data?.length) return null;
  return (
    <Panel title={translate('homes.title')}>
      <Chosen key={inquiry.id} inquiry={inquiry} projects={data} />
    </Panel>
  );
}

function Chosen({ inquiry, projects }: { inquiry: Inquiry; projects: ProjectForSale[] }) {
  const translate = useTranslate();
  const [asked] = useState(() => chosenTerms(inquiry.message));
  const bySlug = (slug: string | undefined | null) => projects.find((each) => each.slug === slug);
  const [slug, setSlug] = useState(
    () =>
      (
        bySlug(inquiry.home_project) ??
        bySlug(asked?.project) ??
        projectOf(projects, inquiry.project_interest)
      )?.slug,
  );
  const project = bySlug(slug);
  const wanted = asked?.project === slug ? asked : undefined;
  const [name, setName] = useState(
    () =>
      inquiry.home_name ??
      (wanted && project?.homes.find(({ room_type }) => room_type === wanted.room_type)?.name),
  );
  const home = project?.homes.find((each) => each.name === name) ?? project?.homes[0];
  return (
    <div className={styles.choice}>
      <div className={styles.fields}>
        <Choose
          label={translate('homes.project')}
          value={slug ?? ''}
          choices={[
            ...(slug ? [] : [{ id: '', name: translate('homes.choose') }]),
            ...projects.map((each) => ({ id: each.slug, name: each.name })),
          ]}
          onChoose={(id) => {
            setSlug(id);
            setName(undefined);
          }}
        />
        {project && (
          <Choose
            label={translate('homes.name')}
            value={home?.name ?? ''}
            choices={project.homes.map((each) => ({ id: each.name, name: each.name }))}
            onChoose={setName}
          />
        )}
      </div>
      <HomeState inquiry={inquiry} projects={projects} project={project} home={home} />
      {project && home && (
        <Computation
          key={`${project.slug}/${home.name}`}
          inquiry={inquiry}
          project={project}
          home={home}
          asked={wanted?.room_type === home.room_type ? wanted : undefined}
        />
      )}
    </div>
  );
}
