import { ApiError } from '../../platform/http/errors/api-error.js';

/** What a file says of the picture in it, before anything is decoded. */
export interface Structure {
  width: number;
  height: number;
  /** About how many nanoseconds of a processor's time a pixel takes, by measurement (docs/decisions/0007). */
  pixelNs: number;
}

export const NO_PICTURE = 'Upload a JPEG, PNG or WebP picture.';
export const SVG = 'This is an SVG drawing, which can hold script. Save it as a PNG and upload that.';
export const HEIC =
  'This is a HEIC picture, which cannot be read here. Upload a JPEG, PNG or WebP picture: a screenshot of it will do.';
export const ANIMATED = 'This picture is animated. Upload a still one.';

export const damaged = () => new ApiError(415, `The picture is damaged. ${NO_PICTURE}`);
export const tooMuchWork = () =>
  new ApiError(413, 'This picture takes too much work to open. Upload a screenshot of it instead.');
