import { QueryClient } from '@tanstack/react-query';

/** A refusal stays a refusal: only a lost connection or a failing server is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => {
        const { status } = error as { status?: number };
        return failures < 2 && (status === 0 || (status ?? 0) >= 500);
      },
      // The local server may be reached without the internet.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
