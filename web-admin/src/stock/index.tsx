import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const StockCreate = lazyPart(() => import('./StockCreate'), 'StockCreate');
const StockEdit = lazyPart(() => import('./StockEdit'), 'StockEdit');
const StockList = lazyPart(() => import('./StockList'), 'StockList');

export const stock = {
  name: 'stock',
  list: StockList,
  edit: StockEdit,
  create: StockCreate,
} satisfies ResourceProps;
