import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../index';

const file = (clip: string, ending: string) =>
  readFileSync(join(__dirname, '..', '..', '..', 'assets', `${clip}.${ending}`));

/** Of an MP4, which says it in its header. */
function seconds(film: Buffer): number {
  const header = film.indexOf('mvhd') + 'mvhd'.length;
  expect(film[header]).toBe(0); // the version whose numbers have four bytes
  return film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12);
}

/** Where the captions begin and end, in seconds. */
const captions = (text: string) =>
  [...text.matchAll(/(\d\d):(\d\d):(\d\d\.\d{3})/g)].map(
    ([, hours, minutes, rest]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest),
  );

const clips = content.projects.flatMap(({ timeline }) =>
  timeline.flatMap(({ own }) => (own ? [own.clip] : [])),
);

it('has films of the stages of building', () => {
  expect(clips).toEqual(['films/alpha-timeline-1', 'films/alpha-timeline-2']);
});

describe.each(clips)('the film %s', (clip) => {
  it('is 10 to 20 s of at most 2.5 MB, in AV1 beside H.264', () => {
    const [mp4, webm] = [file(clip, 'mp4'), file(clip, 'webm')];
    expect(mp4.includes('avc1')).toBe(true);
    expect(webm.includes('V_AV1')).toBe(true);
    expect(Math.max(mp4.length, webm.length)).toBeLessThanOrEqual(2_500_000);
    expect(seconds(mp4)).toBeGreaterThanOrEqual(10);
    expect(seconds(mp4)).toBeLessThanOrEqual(20);
  });

  it('has captions to its end, one after the other', () => {
    const times = captions(file(clip, 'vtt').toString());
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const end = seconds(file(clip, 'mp4'));
    expect(times.at(-1)).toBeLessThanOrEqual(end);
    expect(times.at(-1)).toBeGreaterThan(end - 1);
  });
});
