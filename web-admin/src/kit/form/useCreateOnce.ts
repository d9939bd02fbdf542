import '../../messages/saving';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { newId } from 'web-shared/ids';
import { isAnswerLost, statusOf } from '../../api/ApiError';
import { useApi } from '../../api/dataProvider';
import { KEY } from '../../api/httpClient';

/**
 * Creates one record, however often the form is sent: each form has one key. A request without an answer may have arrived; a
 * key that is refused for what was typed since belongs to it, so its record is what there is, and that is said.
 */
export function useCreateOnce<T extends { id: string }>(resource: string) {
  const api = useApi();
  const notify = useNotify();
  const [key] = useState(newId);
  const unanswered = useRef<object[]>([]);
  const send = async (values: object): Promise<T> =>
    (await api.create<T>(resource, { data: { ...values, [KEY]: key } })).data;

  /** @param done what is said of a success @throws ApiError */
  return async (values: object, done: (record: T) => void): Promise<T> => {
    try {
      const record = await send(values);
      done(record);
      return record;
    } catch (error) {
      if (isAnswerLost(error)) unanswered.current.unshift(values);
      if (statusOf(error) !== 409) throw error;
      for (const before of unanswered.current) {
        const record = await send(before).catch((other: unknown) => {
          if (statusOf(other) !== 409) throw other;
        });
        if (!record) continue;
        notify('saving.created_before', { type: 'warning' });
        return record;
      }
      throw error;
    }
  };
}
