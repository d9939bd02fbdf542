import { usePictures } from '../calls';
import styles from '../fields/form.module.css';

/** A small copy of a picture, by the name that content gives it. It only decorates: its words stand beside it. */
export function Thumbnail({ file, className = styles.thumbnail }: { file: string; className?: string }) {
  const { data: pictures } = usePictures();
  const found = pictures?.find((each) => each.file === file);
  if (!found) return <span className={className} />;
  return <img className={className} src={found.thumbnail} alt="" loading="lazy" />;
}
