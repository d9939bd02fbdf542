import CheckIcon from '@mui/icons-material/CheckOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useChosenEvent } from '../api/chosenEvent';
import { useApi } from '../api/dataProvider';
import { useEvents } from '../api/events';
import { usePaymentModes } from '../api/paymentModes';
import { may } from '../api/session';
import type { SiteEvent } from '../api/types';
import { BulkAction } from '../table/BulkAction';
import { RecordList } from '../table/RecordList';
import { delegateSetup } from './delegateSetup';

const NONE: readonly SiteEvent[] = [];

export function DelegateList() {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const { data: events = NONE } = useEvents();
  const [chosen] = useChosenEvent();
  // Of one event alone, it is not said in each row.
  const named = chosen === undefined ? events : NONE;
  const setup = useMemo(() => delegateSetup(modes, named), [modes, named]);
  return (
    <RecordList
      setup={setup}
      csv={may('manager')}
      create={translate('delegates.create')}
      bulk={<DelegateBulkActions />}
    />
  );
}

/** What can be done with the chosen delegates. */
function DelegateBulkActions() {
  const api = useApi();
  return (
    <>
      <BulkAction words="verify" icon={<CheckIcon />} run={(records) => api.verifyPayments(records, true)} />
      <BulkAction words="unverify" asks run={(records) => api.verifyPayments(records, false)} />
      <BulkAction words="qr" icon={<QrCodeIcon />} run={(records) => api.makeQrCodes(records)} />
      <PrintBadges />
      <BulkAction words="cancel" asks run={(records) => api.cancelDelegates(records)} />
      {may('manager') && (
        <BulkAction
          words="remove"
          icon={<DeleteIcon />}
          danger
          asks
          run={(records) => api.remove('delegates', records)}
        />
      )}
    </>
  );
}

function PrintBadges() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={`/badges?ids=${selectedIds.join(',')}`}
      color="inherit"
      startIcon={<PrintIcon />}
    >
      {translate('resources.delegates.bulk.badges', { smart_count: selectedIds.length })}
    </Button>
  );
}
