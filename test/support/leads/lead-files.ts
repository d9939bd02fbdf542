import { strToU8, zipSync } from 'fflate';

/** Files of leads as Meta, portals and Excel give them, with people who are made up. */
export interface SampleFile {
  name: string;
  bytes: Uint8Array;
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf8'));
const tabbed = (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\r\n');

/** Meta's lead form, “Download” in the Ads Manager: UTF-16 with tabs, which it calls CSV (or XLS). */
export const META: SampleFile = {
  name: 'Alpha Tower_Leads_2026-11-20_2026-11-28.csv',
  bytes: utf16(
    tabbed([
      'id created_time ad_id ad_name adset_id adset_name campaign_id campaign_name form_id form_name is_organic platform what_is_your_budget? full_name phone_number email lead_status'.split(
        ' ',
      ),
      'l:1201|2026-11-20T09:12:41+08:00|ag:12|Pool video|as:3|Metro|c:7|Alpha Tower November|f:5|Alpha form|false|fb|5M-8M|Niña dela Peña|p:+639171230001|nina@meta-leads.ph|CREATED'.split(
        '|',
      ),
      'l:1202|2026-11-20T20:05:00-06:00|ag:12|Pool video|as:3|Metro|c:7|Alpha Tower November|f:5|Alpha form|false|ig|below 5M|Maria De Los Santos|p:+639171230002|maria@meta-leads.ph|CREATED'.split(
        '|',
      ),
      'l:1203|2026-11-21T01:00:00+08:00|ag:12|Pool video|as:3|Metro|c:7|Alpha Tower November|f:5|Alpha form|false|fb|5M-8M|<test lead: dummy data for full_name>|<test lead: dummy data for phone_number>|test@meta.com|CREATED'.split(
        '|',
      ),
    ]),
  ),
};

/** A portal in the way of Lamudi: semicolons, Windows-1252, a title above, the day first. */
export const LAMUDI: SampleFile = {
  name: 'lamudi-leads.csv',
  bytes: windows1252(
    [
      'Lamudi PH – Leads report'.replace('–', '-'),
      '',
      'Lead ID;Date received;Customer name;Customer e-mail;Customer phone;Listing ID;Listing title;Message;Agent',
      'LMD-88-1;25/11/2026 14:05;Peña, Roberto Jr.;roberto@lamudi-leads.ph;0917 123 0003;PH-3;Alpha Tower;"Is it still available? Price; terms please";Luz Reyes',
      'LMD-88-2;03/11/2026 08:30;Ana Mae San Juan;;(02) 8123 4567;PH-3;Alpha Tower;Viewing on Sunday?;Nobody Known',
    ].join('\r\n'),
  ),
};

/** A portal in the way of Dot Property: UTF-8 with its mark, commas, the month first, two names apart. */
export const DOT_PROPERTY: SampleFile = {
  name: 'dotproperty_enquiries.csv',
  bytes: utf8(
    [
      '"Enquiry Date","First Name","Last Name","Email Address","Phone Number","Property Name","Property Type","Enquiry","I agree to the terms"',
      '"11/26/2026 9:15 PM","Jérôme","Villanueva","jerome@dot-leads.ph","+63 (917) 123-0004 / 0918 123 0004","Alpha Tower","Condo","Studio, please","Yes"',
      '"11/02/2026 12:00 AM","Ligaya","","","9171230005","Alpha Tower","Condo","","Yes"',
    ].join('\n'),
  ),
};

/** A page of sellers in the way of Carousell: a list of chats, tabs, UTF-8 without a mark, seconds since 1970. */
export const CAROUSELL: SampleFile = {
  name: 'carousell.txt',
  bytes: new Uint8Array(
    Buffer.from(
      tabbed([
        ['Buyer', 'Mobile No.', 'Listing', 'Last message', 'Timestamp', 'Source'],
        ['Jun-Jun Sto. Domingo', "'09171230006", 'Alpha Tower', 'Magkano po?', '1795652100', 'Carousell'],
        ['=1+2', '0917 123 0007', 'Alpha Tower', '=1+1', '1795652200', 'Carousell'],
      ]),
      'utf8',
    ),
  ),
};

const cell = (at: string, value: string | number, style = '') =>
  typeof value === 'number'
    ? `<c r="${at}"${style}><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;')}</t></is></c>`;
const NS = 'http://schemas.openxmlformats.org';

/** A workbook with a first sheet of notes; the style 1 is a day with an hour. */
function workbook(sheets: Record<string, string[]>): Uint8Array {
  const names = Object.keys(sheets);
  const each = (part: (name: string, n: number) => string) =>
    names.map((name, n) => part(name, n + 1)).join('');
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets>${each((name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId99" Type="${NS}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${NS}/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        `<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetData>${(sheets[name] ?? []).map((row, at) => `<row r="${at + 1}">${row}</row>`).join('')}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The office's own list in Excel: days that are numbers, numbers that lost their 0, a formula, and a note on another sheet. */
export const EXCEL: SampleFile = {
  name: 'leads november.xlsx',
  bytes: workbook({
    Notes: [cell('A1', 'Ask Luz'), cell('A2', 'before Friday')],
    Leads: [
      ['Name', 'Contact No.', 'E-mail', 'Date', 'Project', 'Remarks']
        .map((head, n) => cell(`${'ABCDEF'[n]}1`, head))
        .join(''),
      cell('A2', 'Juan Miguel dela Cruz') +
        cell('B2', 9_171_230_008) +
        cell('C2', 'juan@excel-leads.ph') +
        cell('D2', 46_352.4375, ' s="1"') +
        cell('E2', 'Alpha Tower') +
        `<c r="F2" t="str"><f>CONCATENATE("x","y")</f><v>Calls after 6</v></c>`,
      cell('A3', 'Cruz-Reyes, Liza') + cell('B3', 639_171_230_009) + cell('D3', 46_351),
    ],
  }),
};

/** What Excel makes of a list that it opened and saved as CSV: numbers are shortened for good. */
export const RUINED: SampleFile = {
  name: 'ruined.csv',
  bytes: windows1252(
    [
      'Name,Mobile,Email,Date',
      'Rosa Lim,6.39171E+11,rosa@ruined.ph,11/20/2026',
      'Paz Go,6.39171E+11,,11/21/2026',
      'Tess Uy,6.3917123001E+11,,11/22/2026',
      'Ed Tan,281234567,ed@ruined.ph,45 Nov',
    ].join('\r\n'),
  ),
};
