import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const LineList = lazyPart(() => import('./LineList'), 'LineList');
const NotInBankList = lazyPart(() => import('./NotInBankList'), 'NotInBankList');

export const statementLines: ResourceProps = { name: 'statement-lines', list: LineList };
export const notInBank: ResourceProps = { name: 'not-in-bank', list: NotInBankList };
