import type { ResourceProps } from 'ra-core';
import { lazyPart } from '../parts/lazyPart';

const MovementList = lazyPart(() => import('./MovementList'), 'MovementList');

export const movements: ResourceProps = { name: 'movements', list: MovementList };
