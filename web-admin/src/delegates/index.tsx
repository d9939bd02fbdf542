import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const DelegateCreate = lazyPart(() => import('./DelegateCreate'), 'DelegateCreate');
const DelegateList = lazyPart(() => import('./DelegateList'), 'DelegateList');
const DelegatePage = lazyPart(() => import('./DelegatePage'), 'DelegatePage');

export const delegates = {
  name: 'delegates',
  list: DelegateList,
  edit: DelegatePage,
  create: DelegateCreate,
} satisfies ResourceProps;
