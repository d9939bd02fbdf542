import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Delegate } from '../api/types';

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
  recordRepresentation: ({ first_name, last_name }: Delegate) => `${first_name} ${last_name}`,
};
