import { strToU8, zipSync } from 'fflate';
import { parse } from 'papaparse';

const NS = 'http://schemas.openxmlformats.org';
const MAIN = `${NS}/spreadsheetml/2006/main`;
const RELATIONS = `${NS}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Indexes into `cellXfs` of the styles below. */
const STYLE = { day: 1, time: 2, sum: 3, head: 4 };
const STYLES = `<styleSheet xmlns="${MAIN}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[
  [164, 0],
  [165, 0],
  [166, 0],
  [0, 1],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`;

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/;
/** The apostrophe by which the server keeps a spreadsheet from running a text. A workbook needs none: its cell has a type. */
const GUARD = /^'(?=[\s\u00A0]*[=+\-@\t\r\n＝＋－＠])/;
/** XML cannot hold these characters, not even escaped. */
// eslint-disable-next-line no-control-regex -- these are what is sought
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escape = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;

/** Days since the end of 1899, as spreadsheets count them. */
const serial = ([, year, month, day, hour = '0', minute = '0']: RegExpExecArray): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) / 86_400_000 + 25_569;

/** A, B, … Z, AA. */
const columnOf = (n: number): string =>
  (n < 26 ? '' : columnOf(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));

function cell(at: string, text: string, isNumber: boolean): string {
  if (text === '') return '';
  if (isNumber) return `<c r="${at}" s="${STYLE.sum}"><v>${Number(text)}</v></c>`;
  const moment = MOMENT.exec(text);
  if (moment)
    return `<c r="${at}" s="${moment[4] === undefined ? STYLE.day : STYLE.time}"><v>${serial(moment)}</v></c>`;
  return textCell(at, text.replace(GUARD, ''));
}

/**
 * A CSV for people as a workbook of one sheet: days, times and sums are numbers that a spreadsheet calculates with, all
 * else is text, which it never runs or rounds. @param numbers heads of the columns that are sums
 */
export function workbookOf(csv: string, name: string, numbers: string[]): Uint8Array<ArrayBuffer> {
  const [heads = [], ...rows] = parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
  const sums = new Set(numbers.map((head) => heads.indexOf(head)));
  const lines = [
    heads.map((head, n) => textCell(`${columnOf(n)}1`, head, STYLE.head)).join(''),
    ...rows.map((row, y) => row.map((text, n) => cell(`${columnOf(n)}${y + 2}`, text, sums.has(n))).join('')),
  ];
  const sheet = `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${heads.length}" width="18" customWidth="1"/></cols><sheetData>${lines.map((line, n) => `<row r="${n + 1}">${line}</row>`).join('')}</sheetData></worksheet>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (all: string) =>
    `<Relationships xmlns="${NS}/package/2006/relationships">${all}</Relationships>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheet,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)])),
  );
}
