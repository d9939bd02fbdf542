import { ApiError } from '../platform/http/errors/api-error.js';

const BEGINS = Buffer.from('%PDF-');
const ENDS = Buffer.from('%%EOF');
/** Programs write line ends, and sometimes more, behind the mark; readers look for it in so many bytes. */
const END_WITHIN = 1024;

/**
 * A PDF from its first byte to its end. What is in between is kept as it came and opened by the reader's own program:
 * names in it may be escaped, packed or locked, so a search for scripts would find harmless ones and miss the others.
 * @throws ApiError 415 when it is no PDF, or the beginning of one
 */
export function requirePdf(bytes: Buffer): void {
  if (!bytes.subarray(0, BEGINS.length).equals(BEGINS)) throw new ApiError(415, 'Upload a PDF.');
  if (!bytes.subarray(-END_WITHIN).includes(ENDS))
    throw new ApiError(
      415,
      'The PDF is damaged: its end is missing. Save it again, and upload the new file.',
    );
}
