import { isText, tones, type Drawing, type Mark } from '../drawing';
import { write } from '../path';
import { small, widthOf, writeOnLine, type Doc } from './sheet';

/** Draws marks with their upper left corner at (x, y), `scale` points for each unit. Vectors stay vectors. */
export function drawInto(
  doc: Doc,
  { width, height, marks }: Drawing,
  x: number,
  y: number,
  scale: number,
): void {
  const after = { x: doc.x, y: doc.y };
  doc.save().translate(x, y).scale(scale);
  doc.rect(0, 0, width, height).clip();
  doc.lineCap('round').lineJoin('round');
  for (const mark of marks) drawMark(doc, mark);
  doc.restore();
  // Words inside the drawing move the document's cursor; what follows goes on where it was.
  Object.assign(doc, after);
}

function drawMark(doc: Doc, mark: Mark): void {
  if (isText(mark)) {
    const { text, at, size, anchor = 'start', upright, tone = 'ink' } = mark;
    doc.save().translate(at[0], at[1]);
    if (upright) doc.rotate(-90);
    small(doc, size, tone);
    const length = widthOf(doc, text);
    const left = { start: 0, middle: -length / 2, end: -length }[anchor];
    writeOnLine(doc, text, left, 0);
    doc.restore();
    return;
  }
  const { path, fill, stroke, width = 1, dash } = mark;
  doc.path(write(path));
  if (stroke) {
    doc.lineWidth(width);
    if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] });
    else doc.undash();
  }
  if (fill && stroke) doc.fillAndStroke(tones[fill], tones[stroke]);
  else if (fill) doc.fill(tones[fill]);
  else if (stroke) doc.stroke(tones[stroke]);
}
