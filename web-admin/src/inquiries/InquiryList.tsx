import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import SettingsIcon from '@mui/icons-material/Settings';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { may } from '../api/session';
import { BulkAction } from '../table/BulkAction';
import { RecordList } from '../table/RecordList';
import { BulkWork } from './BulkWork';
import { useInquirySetup } from './inquirySetup';

export function InquiryList() {
  const api = useApi();
  const translate = useTranslate();
  const setup = useInquirySetup();
  return (
    <RecordList
      setup={setup}
      create={translate('inquiries.create')}
      csv={may('manager')}
      action={
        may('manager') && (
          <Button component={Link} to="/inquiry-settings" startIcon={<SettingsIcon />}>
            {translate('inquiries.settings_link')}
          </Button>
        )
      }
      bulk={
        <>
          <BulkWork />
          {may('manager') && (
            <BulkAction
              words="remove"
              icon={<DeleteIcon />}
              danger
              asks
              run={(records) => api.remove('inquiries', records)}
            />
          )}
        </>
      }
    />
  );
}
