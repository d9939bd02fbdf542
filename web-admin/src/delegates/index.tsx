import type { ResourceProps } from 'ra-core';
import { lazy } from 'react';

const DelegateCreate = lazy(() =>
  import('./DelegateCreate').then((file) => ({ default: file.DelegateCreate })),
);
const DelegateList = lazy(() => import('./DelegateList').then((file) => ({ default: file.DelegateList })));
const DelegatePage = lazy(() => import('./DelegatePage').then((file) => ({ default: file.DelegatePage })));

export const delegates: ResourceProps = {
  name: 'delegates',
  list: DelegateList,
  edit: DelegatePage,
  create: DelegateCreate,
};
