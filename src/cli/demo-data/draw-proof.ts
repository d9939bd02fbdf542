import sharp from 'sharp';

export interface Receipt {
  mode: 'gcash' | 'bank-transfer' | 'cash';
  name: string;
  pesos: number;
  reference: string;
  at: Date;
}

interface Line {
  text: string;
  /** Pixels. */
  size: number;
  color: string;
  top: number;
}

const LOOKS = {
  gcash: { title: 'E-wallet transfer', color: '#1668d9' },
  'bank-transfer': { title: 'Bank transfer', color: '#1f5c63' },
  cash: { title: 'Official receipt', color: '#5b4a2f' },
} as const;

const WIDTH = 720;
const HEIGHT = 1080;

/** Draws a plain receipt as people photograph them. @param file where the PNG is written */
export async function drawProof({ mode, name, pesos, reference, at }: Receipt, file: string): Promise<void> {
  const { title, color } = LOOKS[mode];
  const amount = `PHP ${pesos.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const lines: Line[] = [
    { text: title, size: 34, top: 90, color: '#ffffff' },
    { text: amount, size: 56, top: 320, color: '#14231d' },
    { text: `From   ${name}`, size: 26, top: 480, color: '#14231d' },
    { text: 'To   Stealth Land Events', size: 26, top: 550, color: '#14231d' },
    { text: `Reference   ${reference}`, size: 26, top: 620, color: '#14231d' },
    { text: at.toISOString().slice(0, 16).replace('T', '   '), size: 26, top: 690, color: '#55625b' },
  ];
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9edf2' } })
    .composite([
      box(0, 0, WIDTH, 200, color),
      box(40, 240, 640, 560, '#ffffff'),
      box(70, 440, 580, 2, '#d8dee6'),
      ...(await Promise.all(lines.map(write))),
    ])
    .png()
    .toFile(file);
}

/** A filled rectangle; SVG would be shorter, but the process reads none, for safety. */
const box = (left: number, top: number, width: number, height: number, background: string) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
});

/** Letters as raw pixels, for the same reason. */
async function write({ text, size, color, top }: Line) {
  const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `sans-serif ${size}`, dpi: 72, width: 580, rgba: true },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left: 70, top };
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
