import type { Inquiry } from '../api/types';
import { RecordList } from '../table/RecordList';
import { inquiryFilters } from './inquiryFilters';
import { InquiryTable } from './InquiryTable';

export const InquiryList = () => (
  <RecordList<Inquiry> filters={inquiryFilters} csv>
    <InquiryTable />
  </RecordList>
);
