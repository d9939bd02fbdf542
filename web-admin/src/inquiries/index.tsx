import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const InquiryList = lazyPart(() => import('./InquiryList'), 'InquiryList');
const InquiryCreate = lazyPart(() => import('./InquiryCreate'), 'InquiryCreate');
const InquiryPage = lazyPart(() => import('./InquiryPage'), 'InquiryPage');

export const inquiries = {
  name: 'inquiries',
  list: InquiryList,
  create: InquiryCreate,
  show: InquiryPage,
} satisfies ResourceProps;
