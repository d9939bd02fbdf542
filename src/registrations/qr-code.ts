/**
 * The link as a QR code, with the quiet zone that scanners need.
 * @param width of the PNG, in pixels
 */
export async function drawQrCode(link: string, width: number): Promise<Buffer> {
  // Loaded with the first code: the start is not to wait for it.
  const { toBuffer } = await import('qrcode');
  return toBuffer(link, { type: 'png', width, margin: 4, errorCorrectionLevel: 'M' });
}
