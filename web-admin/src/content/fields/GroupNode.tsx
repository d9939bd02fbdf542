import { useTranslate } from 'ra-core';
import type { Values } from '../../kit/form/tree';
import { isRequired, type Field } from '../schema';
import styles from './form.module.css';
import { FieldNode, type NodeProps } from './node-context';
import { Section } from './Section';

/** A group with few plain fields is shown without a head that opens and closes. */
const SMALL = 3;
const PLAIN = new Set(['line', 'text', 'link', 'number', 'choice', 'switch', 'moment', 'day']);
/** What search engines read stands last, and closed: the page itself comes first. */
const LAST = 'metadata';
const isSmall = ({ properties = {}, help }: Field) =>
  help === undefined &&
  Object.keys(properties).length <= SMALL &&
  Object.values(properties).every(({ widget = '' }) => PLAIN.has(widget));

/** Fields that belong together. */
export function GroupNode({ field, value, path }: NodeProps) {
  if (isSmall(field))
    return (
      <fieldset className={styles.group}>
        <legend>{field.title}</legend>
        <Fields field={field} value={value} path={path} />
      </fieldset>
    );
  return (
    <Section title={field.title} paths={[path]}>
      <Fields field={field} value={value} path={path} />
    </Section>
  );
}

/** The fields of a group alone. */
export function Fields({ field, value, path }: Omit<NodeProps, 'required'>) {
  const translate = useTranslate();
  const more = inOrder(field).filter(([, property]) => property.more);
  const part = ([name, property]: [string, Field]) => (
    <FieldNode
      key={name}
      field={property}
      value={(value as Values | undefined)?.[name]}
      path={[...path, name]}
      required={isRequired(field, name)}
    />
  );
  return (
    <>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {inOrder(field)
        .filter(([, { more }]) => !more)
        .map(part)}
      {more.length > 0 && (
        <Section title={translate('content.form.more')} paths={more.map(([name]) => [...path, name])}>
          {more.map(part)}
        </Section>
      )}
    </>
  );
}

const inOrder = ({ properties = {} }: Field) =>
  Object.entries(properties).sort(([one], [other]) => Number(one === LAST) - Number(other === LAST));
