import { useState, type ComponentProps, type DragEvent } from 'react';

type Take = (files: File[]) => void;
type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onFiles: Take };

/** Files of the device. The same may be chosen again. */
export const FileInput = ({ onFiles, ...input }: Props) => (
  <input
    {...input}
    type="file"
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

/** Files that are dropped onto the part which has the props `zone`; `isOver` while they are held above it. */
export function useDrop(onFiles: Take) {
  const [isOver, setOver] = useState(false);
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, zone };
}
