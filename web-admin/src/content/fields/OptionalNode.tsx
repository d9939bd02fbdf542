import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { emptyOf } from '../schema';
import { inputId, useEditing } from './editing';
import { AddedContext, type NodeProps } from './node-context';

/** A part that may be left out: it is added with one button, and taken away with another. */
export function OptionalNode({ field, value, path, children }: NodeProps & { children: ReactNode }) {
  const translate = useTranslate();
  const { set } = useEditing();
  const [added, setAdded] = useState(false);
  const title = field.title ?? '';
  if (value === undefined)
    return (
      <div>
        <Button
          id={inputId(path)}
          size="small"
          startIcon={<AddIcon />}
          onClick={() => {
            setAdded(true);
            set(path, emptyOf(field));
          }}
        >
          {translate('content.form.add_part', { title })}
        </Button>
      </div>
    );
  return (
    <div>
      <AddedContext value={added}>{children}</AddedContext>
      <Button size="small" color="error" onClick={() => set(path, undefined)}>
        {translate('content.form.leave_out', { title })}
      </Button>
    </div>
  );
}
