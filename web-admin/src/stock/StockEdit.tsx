import '../messages/sales/stock';
import { useRecordContext, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { HomeStock } from '../api/types';
import { History } from '../history/History';
import { CanAccess } from '../kit/access';
import { Edit } from '../kit/form/Edit';
import { SimpleForm } from '../kit/form/SimpleForm';
import { PageHead } from '../layout/Page';
import { Panel, RecordColumns } from '../layout/Panel';
import { Holders } from './Holders';
import { NUMBERS, NumberInputs } from './NumberInputs';
import { PriceLists } from './PriceLists';
import { useProjects } from './projects';

export const StockEdit = () => (
  <Edit>
    <Page />
  </Edit>
);

function Page() {
  const row = useRecordContext<HomeStock>();
  const translate = useTranslate();
  const { nameOf } = useProjects();
  const navigate = useNavigate();
  if (!row) return null;
  return (
    <>
      <PageHead title={`${row.home}, ${nameOf(row.project)}`} />
      <RecordColumns
        shares={[1, 1]}
        left={
          <Panel title={translate('stock.numbers')}>
            <p>{translate('stock.told', { ...row })}</p>
            <CanAccess resource="stock" action="write">
              <SimpleForm fields={NUMBERS} saved="stock.saved" onDone={() => void navigate('/stock')}>
                <NumberInputs />
              </SimpleForm>
            </CanAccess>
          </Panel>
        }
        right={
          <>
            <CanAccess resource="inquiries">
              <Holders of={row} />
            </CanAccess>
            <PriceLists project={row.project} />
            <History />
          </>
        }
      />
    </>
  );
}
