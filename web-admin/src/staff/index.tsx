import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const StaffCreate = lazyPart(() => import('./StaffCreate'), 'StaffCreate');
const StaffEdit = lazyPart(() => import('./StaffEdit'), 'StaffEdit');
const StaffList = lazyPart(() => import('./StaffList'), 'StaffList');

export const staff = {
  name: 'staff',
  list: StaffList,
  edit: StaffEdit,
  create: StaffCreate,
} satisfies ResourceProps;
