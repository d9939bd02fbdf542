import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Inquiry } from '../api/types';

const InquiryList = lazy(() => import('./InquiryList').then((file) => ({ default: file.InquiryList })));
const InquiryPage = lazy(() => import('./InquiryPage').then((file) => ({ default: file.InquiryPage })));

export const inquiries: ResourceProps = {
  name: 'inquiries',
  list: InquiryList,
  show: InquiryPage,
  recordRepresentation: ({ first_name, last_name }: Inquiry) => `${first_name} ${last_name}`,
};
