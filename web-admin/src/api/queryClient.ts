import { QueryClient } from '@tanstack/react-query';

/** A refusal stays a refusal; an outage has its own banner, which asks again for everything that is in sight. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The local server may be reached without the internet.
    queries: { retry: false, networkMode: 'always', staleTime: 2_000 },
    mutations: { networkMode: 'always' },
  },
});
