import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilmContent } from '../../../web-public/src/content/index';
import FilmFacade from '../../../web-public/src/pages/project/FilmFacade';

const film = (more: Partial<FilmContent> = {}): FilmContent => ({
  title: 'The podium',
  poster: { file: 'films/timeline-1', alt: '', sources: {}, img: { src: '/p.jpg', w: 16, h: 9 } },
  ...more,
});
const open = (more?: Partial<FilmContent>) => render(<FilmFacade film={film(more)} sizes="100vw" />);
const link = () => screen.queryByRole('link', { name: 'Play film: The podium' });

it('shows its poster without anything to press while there is no film', () => {
  const { container } = open();
  expect(link()).toBeNull();
  expect(container.querySelector('img')).not.toBeNull();
  expect(screen.getByText(/^The podium\. Artist’s perspective/)).toBeDefined();
});

it('nor where the file of our own film is gone', () => {
  open({ own: { clip: 'films/gone', files: [] } });
  expect(link()).toBeNull();
});

it('plays our own film, with its captions, once it is pressed', async () => {
  const files = [{ src: '/f.mp4', type: 'video/mp4' }];
  const { container } = open({ own: { clip: 'films/f', files, captions: '/f.vtt' } });
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(link() ?? document.body);
  expect(container.querySelector('video source')?.getAttribute('src')).toBe('/f.mp4');
  expect(container.querySelector('video track')?.getAttribute('src')).toBe('/f.vtt');
});
