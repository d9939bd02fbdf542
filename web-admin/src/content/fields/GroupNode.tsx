import type { Values } from '../../form/tree';
import styles from '../form.module.css';
import { isRequired, type Field } from '../schema';
import { Part, type NodeProps } from './node-context';
import { Section } from './Section';

/** Few and plain: shown without a head that opens and closes. */
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
    <Section title={field.title} path={path}>
      <Fields field={field} value={value} path={path} />
    </Section>
  );
}

/** The fields of a group alone. */
export function Fields({ field, value, path }: Omit<NodeProps, 'required'>) {
  return (
    <>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {inOrder(field).map(([name, property]) => (
        <Part
          key={name}
          field={property}
          value={(value as Values | undefined)?.[name]}
          path={[...path, name]}
          required={isRequired(field, name)}
        />
      ))}
    </>
  );
}

const inOrder = ({ properties = {} }: Field) =>
  Object.entries(properties).sort(([one], [other]) => Number(one === LAST) - Number(other === LAST));
