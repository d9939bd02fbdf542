import { useEffect, useRef } from 'react';
import type { PictureContent } from '../../content/picture';
import { Icon } from '../../ui/Icon';
import { captionOf } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { useSwipe } from '../../ui/useSwipe';

type Props = {
  pictures: PictureContent[];
  title: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};
const control = 'grid size-12 place-items-center hover:bg-paper/15';

/** The gallery over the whole screen: arrow keys, swipes and buttons move, Escape closes. */
export function GalleryViewer({ pictures, title, index, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const go = (step: number) => onMove((index + step + pictures.length) % pictures.length);
  const swipe = useSwipe(go);
  const picture = pictures[index];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${title}`}
      className="viewer on-dark fixed inset-0 size-full max-h-none max-w-none bg-ink text-paper"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="grid size-full grid-rows-[auto_1fr_auto]">
        <div className="flex items-center justify-between py-2 pr-2 pl-5">
          <p className="text-small tabular-nums" aria-live="polite">
            {index + 1} / {pictures.length}
          </p>
          <button
            type="button"
            aria-label="Close"
            className={control}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <figure className="relative min-h-0 touch-pan-y px-2 md:px-16" {...swipe}>
          {picture && (
            <Picture key={picture.file} of={picture} sizes="100vw" className="size-full object-contain" />
          )}
        </figure>
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p className="text-small text-paper/85">
            {[picture?.alt, captionOf(picture)].filter(Boolean).join('. ')}.
          </p>
          {pictures.length > 1 && (
            <div className="flex shrink-0">
              <button type="button" aria-label="Previous picture" className={control} onClick={() => go(-1)}>
                <Icon name="left" />
              </button>
              <button type="button" aria-label="Next picture" className={control} onClick={() => go(1)}>
                <Icon name="right" />
              </button>
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}
