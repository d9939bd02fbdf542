import { useDataProvider } from 'ra-core';
import type { Desk } from './dataProvider';

/** The data provider with the desk's own actions. */
export const useDesk = () => useDataProvider<Desk>();
