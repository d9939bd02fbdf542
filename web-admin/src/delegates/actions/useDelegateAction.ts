import { useAction } from '../../kit/useAction';

/** One decision on a delegate. */
export const useDelegateAction = <V = void>(action: (input: V) => Promise<unknown>, done: string) =>
  useAction(action, { shows: ['delegates', 'dashboard'], done });
