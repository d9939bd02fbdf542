import { ColumnsButton, CreateButton, FilterButton, TopToolbar, useListContext } from 'react-admin';
import { ExportCsvButton } from './ExportCsvButton';

type Props = { csv?: boolean; create?: string; filters: boolean };

export function ListActions({ csv, create, filters }: Props) {
  const list = useListContext();
  // The keyword search is a call of its own that knows no other filter.
  const searching = Boolean((list.filterValues as { keyword?: string }).keyword);
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {filters && !searching && <FilterButton />}
      <ColumnsButton />
      {csv && <ExportCsvButton />}
      {create && <CreateButton label={create} variant="contained" />}
    </TopToolbar>
  );
}
