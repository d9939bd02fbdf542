import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const ApiKeyCreate = lazyPart(() => import('./ApiKeyCreate'), 'ApiKeyCreate');
const ApiKeyList = lazyPart(() => import('./ApiKeyList'), 'ApiKeyList');

export const apiKeys: ResourceProps = {
  name: 'api-keys',
  list: ApiKeyList,
  create: ApiKeyCreate,
};
