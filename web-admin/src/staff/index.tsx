import { lazy } from 'react';
import type { ResourceProps } from 'ra-core';

const StaffCreate = lazy(() => import('./StaffCreate').then((file) => ({ default: file.StaffCreate })));
const StaffEdit = lazy(() => import('./StaffEdit').then((file) => ({ default: file.StaffEdit })));
const StaffList = lazy(() => import('./StaffList').then((file) => ({ default: file.StaffList })));

export const staff: ResourceProps = { name: 'staff', list: StaffList, edit: StaffEdit, create: StaffCreate };
