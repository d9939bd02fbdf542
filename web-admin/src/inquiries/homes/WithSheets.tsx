import { Fragment } from 'react';

/** The calculator's own addresses, of this server alone: nothing else that a visitor wrote becomes a link. */
const sheets = () =>
  new RegExp(`(${location.origin.replaceAll('.', '\\.')}/api/v1/computations/[\\w-]+\\?[\\w=&.]+)`);

/** A message in which the sheets of sample computations are links. */
export function WithSheets({ text }: { text: string }) {
  return text.split(sheets()).map((part, index) =>
    index % 2 === 1 ? (
      // The same text may come twice: its position is the key.
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
