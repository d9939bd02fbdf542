import { useNotify } from 'ra-core';
import { useState } from 'react';
import { fieldErrors } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import { useContentChanged, useProposes, type Name } from '../calls';
import { fromManila } from '../manila';
import { Published } from './Published';
import { useManilaTime } from './useManilaTime';

interface Publication {
  items: Name[];
  note: string | null;
  /** When, in Manila; undefined: now. */
  at: string | undefined;
}

/** What is wrong, page by page. */
interface Failure {
  message: string;
  pages: [string, string][];
}

/**
 * Publishes, plans or proposes, as the reader may, and says so.
 * @param address where the change is seen on the site
 */
export function usePublish(address: string, onDone: () => void) {
  const api = useApi();
  const inManilaTime = useManilaTime();
  const notify = useNotify();
  const changed = useContentChanged();
  const proposes = useProposes();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** What is wrong with the time, which is said at its field. */
  const [wrongTime, setWrongTime] = useState<string>();
  const send = async ({ items, note, at }: Publication) => {
    if (proposes) {
      const time = at === undefined ? null : fromManila(at);
      await api.propose({ does: 'publish', items, note, at: time });
      notify('content.approval.proposed', { type: 'success', autoHideDuration: 8_000 });
    } else if (at === undefined) {
      const { id } = await api.publishContent(items, note);
      notify(<Published release={id} address={address} />, { type: 'success', autoHideDuration: 12_000 });
    } else {
      const plan = await api.planPublication(items, note, fromManila(at));
      notify('content.planned.done', {
        type: 'success',
        messageArgs: { at: inManilaTime(plan.at) },
        autoHideDuration: 8_000,
      });
    }
  };
  const publish = async (publication: Publication) => {
    setBusy(true);
    setFailure(undefined);
    setWrongTime(undefined);
    try {
      await send(publication);
      // The lists follow: what is public is said at once.
      void changed();
      onDone();
    } catch (error) {
      const { at: time, ...pages } = fieldErrors(error) ?? {};
      if (time !== undefined) setWrongTime(time);
      else setFailure({ message: (error as Error).message, pages: Object.entries(pages) });
    } finally {
      setBusy(false);
    }
  };
  return { publish, busy, failure, wrongTime, forgetWrongTime: () => setWrongTime(undefined) };
}
