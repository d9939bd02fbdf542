import { SaveContextProvider, useCreatePath, useNotify, useResourceContext, type SaveHandler } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../api/ApiError';
import { useInvalidate } from '../../api/useCall';
import { PageHead } from '../../layout/Page';
import styles from './record-form.module.css';
import { useCreateOnce } from './useCreateOnce';

interface Props<T extends { id: string }> {
  title: string;
  /** What can be done here besides. */
  actions?: ReactNode;
  /** From what was typed to what is sent. */
  transform?: (values: object) => object;
  /** What is shown anew, beside the resource's own lists. */
  shows?: readonly string[];
  /** Said once the server has it (a key of words, and what they name). */
  saved?: (record: T) => [words: string, args?: object];
  /** Where one goes on; without it the page decides by `onSuccess`. */
  redirect?: 'list' | 'edit' | 'show';
  onSuccess?: (record: T) => void;
  /** Room for two fields in a row. */
  wide?: boolean;
  /** A `<SimpleForm>`. */
  children: ReactNode;
}

/** react-admin’s `<Create>`: a page that makes one record, once, however often its form is sent. */
export function Create<T extends { id: string }>(props: Props<T>) {
  const { title, actions, transform, shows = [], saved, redirect, onSuccess, wide, children } = props;
  const resource = useResourceContext() ?? '';
  const create = useCreateOnce<T>(resource);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const save = async (values: object) => {
    try {
      const record = await create(transform ? transform(values) : values, (made) => {
        if (!saved) return;
        const [words, messageArgs] = saved(made);
        notify(words, { type: 'success', messageArgs });
      });
      onSuccess?.(record);
      void invalidate(resource, ...shows);
      if (redirect) await navigate(createPath({ resource, type: redirect, id: record.id }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
  return (
    <SaveContextProvider value={{ save: save as SaveHandler<T> }}>
      <PageHead title={title} actions={actions} />
      <div className={wide ? styles.wide : styles.narrow}>{children}</div>
    </SaveContextProvider>
  );
}
