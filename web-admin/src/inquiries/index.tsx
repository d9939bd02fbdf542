import { lazy } from 'react';
import type { ResourceProps } from 'ra-core';

const InquiryList = lazy(() => import('./InquiryList').then((file) => ({ default: file.InquiryList })));
const InquiryPage = lazy(() => import('./InquiryPage').then((file) => ({ default: file.InquiryPage })));

export const inquiries: ResourceProps = {
  name: 'inquiries',
  list: InquiryList,
  show: InquiryPage,
};
