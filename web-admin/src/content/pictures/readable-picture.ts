/** What the site keeps of a picture at most, in pixels of its longer side: more need not be sent. */
const LONGEST = 4_000;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A picture of an iPhone, which this browser can’t open. */
export class UnreadableHeic extends Error {}

/**
 * The file as the server can read it. iPhones take HEIC pictures, which few programs open: where this browser can (those
 * of Apple's devices), it is made a JPEG here.
 * @throws Error in words for people
 */
export async function readablePicture(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  try {
    const jpeg = await drawn(await opened(file), 'image/jpeg');
    return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
  } catch {
    throw new UnreadableHeic();
  }
}

/** The same picture, as large as the site needs it: cameras take larger ones than the server accepts. @throws where this browser can't open it */
export async function smallerPicture(file: File): Promise<File> {
  // A PNG may be transparent.
  const type = file.type === 'image/png' ? file.type : 'image/jpeg';
  return new File([await drawn(await opened(file), type)], file.name, { type });
}

async function opened(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function drawn(image: HTMLImageElement, type: string): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const smaller = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * smaller);
  canvas.height = Math.round(height * smaller);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, 0.92),
  );
}
