import type { ProofPath } from '../../reference/api/schemas';
import { readAnswer, withRetry } from './client';

/**
 * Uploads the proof of payment of a registration, by its id or uuid.
 * @param onProgress is told the fraction sent, 0 to 1. (`fetch` cannot tell; XMLHttpRequest can.)
 * @throws {ApiError} 409 once staff have marked the delegate paid, 413 or 415 for an unfit file
 */
export function uploadProof(
  idOrUuid: string,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<ProofPath> {
  return withRetry(() => send(idOrUuid, file, onProgress));
}

function send(idOrUuid: string, file: File, onProgress: (fraction: number) => void) {
  const body = new FormData();
  body.append('image', file);
  return new Promise<ProofPath>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', `/api/v1/delegates/proof-of-payment/upload/${encodeURIComponent(idOrUuid)}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    // Fires after an answer and after a broken connection alike (then with status 0).
    request.onloadend = () => {
      try {
        resolve(readAnswer(request.status, request.responseText, (name) => request.getResponseHeader(name)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    onProgress(0);
    request.send(body);
  });
}
