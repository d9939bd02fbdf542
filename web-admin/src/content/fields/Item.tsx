import { useSortable } from '@dnd-kit/sortable';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { nameOfItem, type Path } from '../../kit/form/tree';
import { Thumbnail } from '../pictures/Thumbnail';
import { pictureOfItem, variantOf, type Field } from '../schema';
import styles from './form.module.css';
import { Fields } from './GroupNode';
import { FieldNode } from './node-context';
import { Section } from './Section';
import { handleOf } from './sorting';

interface Props {
  id: string;
  field: Field;
  /** What an item of this list is called. */
  one: string;
  value: unknown;
  path: Path;
  count: number;
  onMove: (to: number, byKey?: boolean) => void;
  /** Undefined where the list may not become shorter. */
  onRemove: (() => void) | undefined;
  onCopy: (() => void) | undefined;
}

/** One item of a list: a plain text as its field, anything larger under its name. */
export function Item({ id, field, one, value, path, count, onMove, onRemove, onCopy }: Props) {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const index = Number(path.at(-1));
  const variant = field.widget === 'variants' ? variantOf(field, value)?.title : undefined;
  const own = nameOfItem(value, variant !== undefined);
  const name = (variant && own ? `${variant}: ${own}` : own) || translate('content.list.new', { one });
  const picture = pictureOfItem(value);
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      {...listeners}
      id={handleOf(id)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMove(index + (event.key === 'ArrowUp' ? -1 : 1), true);
      }}
      aria-label={translate('content.list.move', { name })}
    >
      <DragIcon aria-hidden />
    </button>
  );
  const tools = (
    <span className={styles.tools}>
      <Tool verb="up" name={name} Icon={UpIcon} onClick={index > 0 ? () => onMove(index - 1) : undefined} />
      <Tool
        verb="down"
        name={name}
        Icon={DownIcon}
        onClick={index < count - 1 ? () => onMove(index + 1) : undefined}
      />
      <Tool verb="copy" name={name} Icon={CopyIcon} onClick={onCopy} />
      <Tool verb="remove" name={name} Icon={DeleteIcon} onClick={onRemove} />
    </span>
  );
  const isPlain = field.widget === 'text' || field.widget === 'line' || field.type === 'string';
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? styles.isDragged : undefined}>
      {isPlain ? (
        <div className={styles.plainItem}>
          {handle}
          <FieldNode
            field={{ ...field, title: `${field.title ?? one} ${index + 1}` }}
            value={value}
            path={path}
            required
          />
          {tools}
        </div>
      ) : (
        <Section
          paths={[path]}
          openAtFirst={own === ''}
          before={handle}
          after={tools}
          className={styles.isItem}
          title={
            <>
              {picture && <Thumbnail file={picture} />}
              {name}
            </>
          }
        >
          {field.widget === 'group' ? (
            <Fields field={field} value={value} path={path} />
          ) : (
            <FieldNode field={{ ...field }} value={value} path={path} required />
          )}
        </Section>
      )}
    </li>
  );
}

interface ToolProps {
  verb: 'up' | 'down' | 'copy' | 'remove';
  /** Of the item. */
  name: string;
  Icon: typeof UpIcon;
  /** Undefined: not with this item. */
  onClick: (() => void) | undefined;
}

function Tool({ verb, name, Icon, onClick }: ToolProps) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate(`content.list.${verb}`, { name })}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
