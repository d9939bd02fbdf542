import { QueryClient } from '@tanstack/react-query';

/** Nothing is retried: a refusal would be refused again, and after an outage OutageBanner reads everything again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The local server may be reached without the internet.
    queries: { retry: false, networkMode: 'always', staleTime: 2_000 },
    mutations: { networkMode: 'always' },
  },
});
