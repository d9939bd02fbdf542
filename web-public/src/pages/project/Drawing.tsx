import type { Drawing as DrawingData } from '../../../plans/drawing';

type Props = {
  drawing: DrawingData;
  /** Of its SVG file, which opens by itself to be enlarged or printed. */
  address: string;
  alt: string;
  open: string;
  className?: string;
};

/** A plan, section or map: a vector picture, fetched when it comes near. It is as wide as its place, so that its height
 * is kept free before it arrives. */
export function Drawing({
  drawing: { width, height, description },
  address,
  alt,
  open,
  className = '',
}: Props) {
  return (
    <a href={address} title={open} className="block bg-white p-3 outline-offset-2 sm:p-6">
      <img
        src={address}
        width={width}
        height={height}
        alt={`${alt}. ${description}`}
        loading="lazy"
        decoding="async"
        className={`h-auto ${className}`}
      />
    </a>
  );
}
