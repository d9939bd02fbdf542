import TextField from '@mui/material/TextField';
import type { Values } from '../../kit/form/tree';
import { emptyOf, isRequired, variantOf, variantsOf, type Field } from '../schema';
import { inputId, useEditing } from './editing';
import { FieldNode, type NodeProps } from './node-context';

/** One of several shapes, such as a license that was issued or applied for. */
export function VariantsNode({ field, value, path }: NodeProps) {
  const { set, at } = useEditing();
  const variants = variantsOf(field);
  const now = variantOf(field, value);
  return (
    <>
      <TextField
        id={inputId(path)}
        select
        label={field.title}
        value={String(variants.indexOf(now ?? {}))}
        slotProps={{ select: { native: true } }}
        onFocus={() => at(path)}
        onChange={(event) => set(path, carriedTo(variants[Number(event.target.value)] ?? {}, value))}
      >
        {variants.map((each, index) => (
          <option key={each.title} value={index}>
            {each.title}
          </option>
        ))}
      </TextField>
      {Object.entries(now?.properties ?? {}).map(([name, property]) => (
        <FieldNode
          key={name}
          field={property}
          value={(value as Values)[name]}
          path={[...path, name]}
          required={isRequired(now ?? {}, name)}
        />
      ))}
    </>
  );
}

/** Another shape, with what was typed into the fields that both have. */
function carriedTo(variant: Field, value: unknown): unknown {
  const empty = emptyOf(variant) as Values;
  const kept = Object.entries((value ?? {}) as Values).filter(
    ([name]) => name in empty && variant.properties?.[name]?.const === undefined,
  );
  return { ...empty, ...Object.fromEntries(kept) };
}
