import sharp from 'sharp';

/** A picture of one colour. */
export const aPicture = (
  width: number,
  height: number,
  background: string | object = '#777',
  format: 'png' | 'jpeg' = 'png',
) => {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture.toFormat(format).toBuffer();
};
