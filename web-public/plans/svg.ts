import { isText, tones, type Drawing, type PathMark, type TextMark } from './drawing';
import type { Lettering } from './lettering';
import { write } from './path';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Text as outlines: it looks the same on every device, and needs no font inside the picture. */
function textElements(mark: TextMark, lettering: Lettering): string {
  const { path, advance } = lettering(mark.text, mark.size, mark.strong);
  const back = { start: 0, middle: advance / 2, end: advance }[mark.anchor ?? 'start'];
  const [x, y] = mark.at.map((value) => Math.round(value * 10) / 10);
  const place = `translate(${x} ${y})${mark.upright ? ' rotate(-90)' : ''}${back ? ` translate(${-Math.round(back * 10) / 10} 0)` : ''}`;
  const halo = mark.halo
    ? ` stroke="${tones[mark.halo]}" stroke-width="${Math.round(mark.size * 0.28)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<path transform="${place}" d="${path}" fill="${tones[mark.tone ?? 'ink']}"${halo}/>`;
}

function pathElement({ path, fill, stroke, width = 1, dash }: PathMark): string {
  const line = stroke
    ? ` stroke="${tones[stroke]}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`
    : '';
  return `<path d="${write(path)}" fill="${fill ? tones[fill] : 'none'}"${line}/>`;
}

/** The drawing as a picture of its own, with title and description. No style, script or font: any CSP shows it. */
export function toSvg({ width, height, title, description, marks }: Drawing, lettering: Lettering): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" stroke-linecap="round" stroke-linejoin="round">`,
    `<title id="title">${escape(title)}</title>`,
    `<desc id="desc">${escape(description)}</desc>`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${tones.white}"/>`,
    ...marks.map((mark) => (isText(mark) ? textElements(mark, lettering) : pathElement(mark))),
    '</svg>\n',
  ].join('\n');
}
