/**
 * As fetch, and tells how far the body has come, from 0 to 1: fetch cannot, XMLHttpRequest can. The answer's headers are
 * left out.
 */
export function fetchWithProgress(
  address: string,
  { method, headers, body, signal }: { method: string } & Pick<RequestInit, 'headers' | 'body' | 'signal'>,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, address);
  new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    // As fetch says that no answer came.
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(new DOMException('It was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}
