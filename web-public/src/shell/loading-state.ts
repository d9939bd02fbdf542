/** What this module needs of react-router's router. */
type Router = {
  state: { navigation: { state: string } };
  subscribe: (changed: (state: Router['state']) => void) => () => void;
};

let busy = false;
const listeners = new Set<() => void>();

/**
 * Whether an in-app navigation is under way, for `useSyncExternalStore`. Not by the router's own hook: its update
 * is a transition through the whole page, and waits for the parts that have not been hydrated yet.
 */
export const loadingState = {
  follow: (router: Router) =>
    router.subscribe(({ navigation }) => {
      busy = navigation.state === 'loading';
      listeners.forEach((changed) => changed());
    }),
  subscribe: (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  get: () => busy,
};
