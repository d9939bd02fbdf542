import { memo } from 'react';
import { keyOf } from '../../kit/form/tree';
import { Fields, GroupNode } from './GroupNode';
import { LinkNode } from './LinkNode';
import { ListNode } from './ListNode';
import type { NodeProps } from './node-context';
import { OptionalNode } from './OptionalNode';
import { PdfNode } from './PdfNode';
import { PictureNode } from './PictureNode';
import {
  ChoiceNode,
  DayNode,
  MomentNode,
  NumberNode,
  PesosNode,
  ProjectNode,
  RegionNode,
  SwitchNode,
} from './PlainNodes';
import { QrNode } from './QrNode';
import { TextNode } from './TextNode';
import { VariantsNode } from './VariantsNode';

const NODES: Record<string, (props: NodeProps) => React.ReactNode> = {
  line: TextNode,
  text: TextNode,
  number: NumberNode,
  switch: SwitchNode,
  mark: SwitchNode,
  moment: MomentNode,
  day: DayNode,
  pesos: PesosNode,
  qr: QrNode,
  fields: Fields,
  choice: ChoiceNode,
  region: RegionNode,
  project: ProjectNode,
  link: LinkNode,
  picture: PictureNode,
  pdf: PdfNode,
  list: ListNode,
  group: GroupNode,
  variants: VariantsNode,
};
/** These have parts: where they may be left out, they are added and taken away as a whole. */
const WHOLE = new Set(['picture', 'group', 'variants']);

/** One field of a form, by its widget; what has none is kept as it is. */
export const Node = memo(
  function Node(props: NodeProps) {
    const Shown = NODES[props.field.widget ?? ''];
    if (!Shown) return null;
    if (!props.required && WHOLE.has(props.field.widget ?? ''))
      return (
        <OptionalNode {...props}>
          <Shown {...props} />
        </OptionalNode>
      );
    return <Shown {...props} />;
  },
  (before, after) =>
    before.field === after.field &&
    before.value === after.value &&
    before.required === after.required &&
    keyOf(before.path) === keyOf(after.path),
);

export const drawNode = (props: NodeProps) => <Node {...props} />;
