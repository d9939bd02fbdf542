import { useTranslate, useUpdate, type RaRecord } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { useApi } from '../../api/dataProvider';
import { PART, VERSION } from '../../api/httpClient';
import { useValue, type WordsOf } from '../../history/useValue';
import type { Values } from './tree';
import type { Read } from './useSaving';
import { VersionedForm } from './VersionedForm';

interface Props {
  resource: string;
  /** What of the record has a call of its own, as the work on an inquiry. */
  part?: string;
  record: object & { id: string };
  /** What the form may change, which is all that is sent. */
  fields: readonly string[];
  /** What is sent besides, where it was filled in. */
  optional?: readonly string[];
  /** Said once the server has it. */
  saved: string;
  /** What the values are called, where they are codes. */
  wordsOf?: WordsOf;
  children: ReactNode;
  onDone: () => void;
}

interface ReadRecord extends Read {
  record: RaRecord;
}

const filled = (fields: readonly string[], values: Values) =>
  Object.fromEntries(fields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));

/** Changes a record: what the form may change of it, over the record as it was when the form was opened. */
export function SimpleForm(props: Props) {
  const { resource, part, record, fields, optional = [], saved, wordsOf, children, onDone } = props;
  const translate = useTranslate();
  const api = useApi();
  const valueOf = useValue(wordsOf);
  const [update] = useUpdate<RaRecord>();
  const secrets = useRef<Values>({});
  const only = (values: object) =>
    Object.fromEntries(fields.map((field) => [field, (values as Values)[field] ?? null]));
  const toRead = (now: RaRecord): ReadRecord => ({
    data: only(now),
    etag: (now as { [VERSION]?: string })[VERSION] ?? null,
    record: now,
  });
  const [opened] = useState(() => toRead(record));
  const { id } = record;
  return (
    <VersionedForm
      opened={opened}
      source={{
        read: async () => toRead((await api.getOne<RaRecord>(resource, { id })).data),
        write: async (data, over) => {
          const params = {
            id,
            data: { ...(data as Values), ...secrets.current, [PART]: part },
            previousData: over.record,
          };
          const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
          return toRead((await update(resource, params, options)) ?? over.record);
        },
        lastBy: async () => (await api.history(resource, id))[0]?.caller_name,
      }}
      collect={(values) => {
        secrets.current = filled(optional, values);
        return only(values);
      }}
      placeOf={([field]) => translate(`resources.${resource}.fields.${String(field)}`)}
      valueOf={(value, [field]) => valueOf(String(field), value)}
      saved={saved}
      onDone={onDone}
      onCancel={onDone}
      noValidate
    >
      {children}
    </VersionedForm>
  );
}
