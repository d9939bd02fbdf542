import '../messages/sales/stock';
import { useTranslate } from 'ra-core';
import type { HomeStock } from '../api/types';
import { canAccess } from '../kit/access';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import type { Filter } from '../kit/list/types';
import { useProjects } from './projects';

const Col = DataTable.Col<HomeStock>;

/** How many of each home are free, reserved and sold. */
export function StockList() {
  const translate = useTranslate();
  const { projects, nameOf } = useProjects();
  const filters: Filter[] = [
    {
      source: 'project',
      kind: 'choice',
      choices: projects.map(({ slug, name }) => ({ id: slug, name })),
    },
  ];
  return (
    <List
      filters={filters}
      search={{ source: 'q', placeholder: 'stock.search' }}
      {...(canAccess('stock', 'write') && { create: translate('stock.create') })}
    >
      <DataTable<HomeStock>
        recordRepresentation={({ home }) => home}
        rowClick="edit"
        rowEdge={({ free }) => (free === 0 ? 'var(--danger)' : undefined)}
        secondaryText={({ project, ...numbers }) =>
          `${nameOf(project)} · ${translate('stock.told', numbers)}`
        }
        empty="stock.none"
      >
        <Col source="home" kind="name" />
        <Col source="project" render={({ project }) => nameOf(project)} />
        <Col source="free" disableSort render={({ free }) => (free === 0 ? translate('stock.gone') : free)} />
        <Col source="reserved" disableSort render={({ reserved }) => reserved} />
        <Col source="sold" disableSort render={({ sold }) => sold} />
        <Col source="count" disableSort render={({ count }) => count} />
      </DataTable>
    </List>
  );
}
