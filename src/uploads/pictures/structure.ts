import { ApiError } from '../../platform/http/errors/api-error.js';

/** What a file says of the picture in it, before anything is decoded. */
export interface Structure {
  width: number;
  height: number;
  /** About how many nanoseconds of a processor's time a pixel takes, by measurement (docs/decisions/0007). */
  pixelNs: number;
}

export const NO_PICTURE = 'Upload a JPEG, PNG or WebP picture.';
const INSTEAD = 'Save it as a JPEG or PNG, or take a screenshot of it, and upload that.';

/** What people send in the place of a picture that can be read, by the first 12 bytes: what it is, and what to do. */
export const OTHERS: [RegExp, string][] = [
  [
    /^[^]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/,
    `This is a HEIC picture, as iPhones take them, which cannot be read here. ${INSTEAD}`,
  ],
  [/^[^]{4}ftypavi[fs]$/, `This is an AVIF picture, which cannot be read here. ${INSTEAD}`],
  [/^GIF8[79]a/, `This is a GIF, which cannot be read here. ${INSTEAD}`],
  [/^(II\*\0|MM\0\*)/, `This is a TIFF or a camera’s raw picture, which cannot be read here. ${INSTEAD}`],
  [/^%PDF-/, 'This is a PDF, not a picture. Take a screenshot of it and upload that.'],
  [/^[^]{4}ftyp/, `This is a film, not a picture. ${NO_PICTURE}`],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--|!doctype)/i,
    'This is an SVG drawing, which can hold script. Save it as a PNG and upload that.',
  ],
];
export const ANIMATED = 'This picture is animated. Upload a still one.';

const DAMAGED =
  'This picture is damaged: not all of it can be read. Upload the original again, or a screenshot of it.';
export const damaged = () => new ApiError(415, DAMAGED);
export const tooMuchWork = () =>
  new ApiError(413, 'This picture takes too much work to open. Upload a screenshot of it instead.');
