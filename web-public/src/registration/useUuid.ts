import { useSyncExternalStore } from 'react';
import { lastSegment } from '../ui/address';

const never = () => () => {};

/** The last part of the address; '' in the prerendered page, which is the same for all. */
export const useUuid = () => useSyncExternalStore(never, lastSegment, () => '');
