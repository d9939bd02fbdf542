import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { Chosen } from '../../../api/calls/bulk';
import type { BulkReport } from '../../../api/types';
import { useInvalidate } from '../../../api/useCall';
import { BulkReportDialog } from './BulkReportDialog';
import { useChosen } from './useSeenRows';

/** A way back must be reached before its toast has gone. */
const LONG_ENOUGH_MS = 10_000;

/**
 * Does one thing with the chosen records. The server answers first; then it is said what was done, or by name what
 * was not. `start` takes the name of the success, which has the count.
 * @param undo the button that takes it back, beside what was done
 */
export function useBulk<V = void>(
  run: (records: Chosen[], input: V) => Promise<BulkReport>,
  undo?: (report: BulkReport) => ReactNode,
) {
  const { onUnselectItems } = useListContext<Chosen>();
  const chosen = useChosen();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [partly, setPartly] = useState<{ report: BulkReport; done: string }>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input }: { input: V; done: string; args?: object }) => run(chosen(), input),
    onSuccess: (report, { done, args }) => {
      const messageArgs = { ...args, smart_count: report.done.length };
      if (report.failed.length > 0) return setPartly({ report, done: translate(done, messageArgs) });
      notify(done, {
        type: 'success',
        messageArgs,
        ...(undo && { action: undo(report), autoHideDuration: LONG_ENOUGH_MS }),
      });
      onUnselectItems();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    // The list, and what counts its records elsewhere.
    onSettled: () => void invalidate(resource, 'dashboard'),
  });
  const dialog: ReactNode = partly && (
    <BulkReportDialog
      {...partly}
      undo={undo?.(partly.report)}
      onClose={() => {
        setPartly(undefined);
        onUnselectItems();
      }}
    />
  );
  const start = (input: V, done: string, args?: object) =>
    mutateAsync({ input, done, args }).catch(() => undefined);
  return { start, isPending, dialog };
}
