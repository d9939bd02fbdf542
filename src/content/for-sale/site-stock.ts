import { Injectable } from '@nestjs/common';

/** How many there are of each home, by the slug of its project. */
export type ShownStock = Record<string, { home: string; count: number; reserved: number; sold: number }[]>;

/** Where the site learns how many homes are left. The stock registers itself: content does not know it. */
@Injectable()
export class SiteStock {
  private read: () => Promise<ShownStock> = () => Promise.resolve({});

  /** Called by the stock in onModuleInit. */
  from(read: () => Promise<ShownStock>): void {
    this.read = read;
  }

  shown(): Promise<ShownStock> {
    return this.read();
  }
}
