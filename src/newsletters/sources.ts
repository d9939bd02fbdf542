import { Injectable } from '@nestjs/common';
import { PictureLibrary } from '../content/pictures/picture-library.js';
import { NewsChoosing } from '../inquiries/news/news-choices.js';
import type { NewsPicture, NewsProjects } from './newsletters.dto.js';

/** What newsletters are made of, for those who write them without a right to the site itself. */
@Injectable()
export class NewsletterSources {
  constructor(
    private readonly choosing: NewsChoosing,
    private readonly library: PictureLibrary,
  ) {}

  async projects(): Promise<NewsProjects> {
    return { projects: await this.choosing.projects() };
  }

  async pictures(): Promise<NewsPicture[]> {
    const all = await this.library.all();
    return all.map(({ file, name, alt, alt_in_use, thumbnail, width, height }) => ({
      ...{ file, name, thumbnail, width, height },
      alt: alt || alt_in_use,
    }));
  }
}
