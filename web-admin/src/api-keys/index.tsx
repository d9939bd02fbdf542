import { lazy } from 'react';
import type { ResourceProps } from 'ra-core';

const ApiKeyCreate = lazy(() => import('./ApiKeyCreate').then((file) => ({ default: file.ApiKeyCreate })));
const ApiKeyList = lazy(() => import('./ApiKeyList').then((file) => ({ default: file.ApiKeyList })));

export const apiKeys: ResourceProps = {
  name: 'api-keys',
  list: ApiKeyList,
  create: ApiKeyCreate,
};
