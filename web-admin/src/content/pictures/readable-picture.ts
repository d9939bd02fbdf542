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
    const jpeg = await drawn(await opened(file));
    return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
  } catch {
    throw new UnreadableHeic();
  }
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

function drawn(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const smaller = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * smaller);
  canvas.height = Math.round(height * smaller);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))),
      'image/jpeg',
      0.92,
    ),
  );
}
