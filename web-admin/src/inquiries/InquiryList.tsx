import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { useDesk } from '../api/useDesk';
import { BulkAction } from '../table/BulkAction';
import { RecordList } from '../table/RecordList';
import { inquirySetup } from './inquirySetup';

export function InquiryList() {
  const desk = useDesk();
  return (
    <RecordList
      setup={inquirySetup}
      csv
      bulk={
        <BulkAction
          words="remove"
          icon={<DeleteIcon />}
          danger
          asks
            run={(records) => desk.remove('inquiries', records)}
        />
      }
    />
  );
}
