import {
  Form,
  useRecordContext,
  useResourceContext,
  useSaveContext,
  useTranslate,
  useUpdate,
  type RaRecord,
} from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { useApi } from '../../api/dataProvider';
import { PART } from '../../api/httpClient';
import { VERSION, versionOf } from '../../api/version';
import { useValue, type WordsOf } from '../../history/useValue';
import styles from './record-form.module.css';
import { SaveButton } from './SaveButton';
import type { Values } from './tree';
import { UnsavedChanges } from './UnsavedChanges';
import type { Read } from './useSaving';
import { VersionedForm } from './VersionedForm';

interface EditProps {
  /** What the form may change, which is all that is sent. */
  fields: readonly string[];
  /** What is sent besides, where it was filled in. */
  optional?: readonly string[];
  /** What of the record has a call of its own, as the work on an inquiry. */
  part?: string;
  /** Said once the server has it; else that the changes are saved. */
  saved?: string;
  /** What the values are called, where they are codes. */
  wordsOf?: WordsOf;
  /** Leads away, once it is saved or given up; left out: the form stays. */
  onDone?: () => void;
  children: ReactNode;
}

interface CreateProps {
  defaultValues?: object;
  /** What the button says (words, or their key); else “Save”. */
  saveLabel?: string;
  children: ReactNode;
}

/**
 * react-admin’s `<SimpleForm>`: its inputs, and the button that saves them. In a `<Create>` it makes a record; else it
 * changes the record around it, over the state in which that was when the form was opened.
 */
export function SimpleForm(props: EditProps | CreateProps) {
  const creates = useSaveContext().save !== undefined;
  if ('fields' in props) return <EditForm {...props} />;
  if (creates) return <CreateForm {...props} />;
  throw new Error('A form that changes a record takes `fields`');
}

const CreateForm = ({ defaultValues, saveLabel = 'ra.action.save', children }: CreateProps) => (
  <Form noValidate defaultValues={defaultValues}>
    <UnsavedChanges />
    {children}
    <div className={styles.buttons}>
      <SaveButton label={saveLabel} />
    </div>
  </Form>
);

interface ReadRecord extends Read {
  record: RaRecord;
}

const filled = (fields: readonly string[], values: Values) =>
  Object.fromEntries(fields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));

function EditForm(props: EditProps) {
  const { part, fields, optional = [], saved = 'desk.changes_saved', wordsOf, children, onDone } = props;
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const translate = useTranslate();
  const api = useApi();
  const valueOf = useValue(wordsOf);
  const [update] = useUpdate<RaRecord>();
  const secrets = useRef<Values>({});
  const only = (values: object) =>
    Object.fromEntries(fields.map((field) => [field, (values as Values)[field] ?? null]));
  const toRead = (now: RaRecord): ReadRecord => ({
    data: only(now),
    etag: versionOf(now),
    record: now,
  });
  const [opened] = useState(() => record && toRead(record));
  if (!opened) return null;
  const { id } = opened.record;
  return (
    <VersionedForm
      opened={opened}
      source={{
        read: async () => toRead((await api.getOne<RaRecord>(resource, { id })).data),
        write: async (data, over) => {
          const params = {
            id,
            data: { ...(data as Values), ...secrets.current, [PART]: part, [VERSION]: over.etag },
            previousData: over.record,
          };
          const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
          return toRead((await update(resource, params, options)) ?? over.record);
        },
        lastBy: async () => (await api.history(resource, String(id)))[0]?.caller_name,
      }}
      collect={(values) => {
        secrets.current = filled(optional, values);
        return only(values);
      }}
      fieldLabel={([field]) => translate(`resources.${resource}.fields.${String(field)}`)}
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
