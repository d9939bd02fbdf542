import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { applyTransforms, type TransformFactory } from 'vite-imagetools';

/** Modules are named from here, so that the names in the cache hold for every checkout. */
const root = path.resolve(import.meta.dirname, '../..');

/** @returns what to hand on as `source`, so that the picture of a module is decoded once */
export const sourceOf = (id: string) => path.relative(root, id);

/** Pictures at a time. */
const CONCURRENCY = 2;

/**
 * vite-imagetools decodes a picture anew for each width and format: a third of the build's work. Here it is decoded once, into
 * a file that libvips maps into memory: the pixels (11 MB of the largest) may leave the memory again, and 1 GB is enough
 * to build the site.
 * @param folder for these files; each is removed when all is made of it
 * @returns the first transform to use, and what has the pictures made a few at a time
 */
export function decodeOnce(folder: string): {
  transform: TransformFactory;
  fewAtOnce: (plugin: Plugin, isPicture: (id: string) => boolean) => Plugin;
} {
  const files = new Map<string, Promise<string>>();

  /** Upright and in sRGB, as the picture will be shown. */
  async function decode(source: string): Promise<string> {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${source.replaceAll(/\W+/g, '-')}.v`);
    await sharp(path.join(root, source.replace(/\?.*/, '')))
      .autoOrient()
      .toFile(file);
    return file;
  }

  async function forget(source: string): Promise<void> {
    const file = files.get(source);
    files.delete(source);
    // One that was not decoded has failed its picture, with the reason.
    const made = await file?.catch(() => undefined);
    if (made) rmSync(made);
  }

  return {
    transform: ({ source }: { source?: unknown }) => {
      if (typeof source !== 'string') return undefined;
      return async () => {
        const file = files.get(source) ?? decode(source);
        files.set(source, file);
        return (await applyTransforms([], sharp(await file))).image;
      };
    },

    fewAtOnce(plugin, isPicture) {
      const { load } = plugin;
      if (typeof load !== 'function')
        throw new Error('vite-imagetools loads pictures otherwise than before.');
      const queues: Promise<unknown>[] = Array.from({ length: CONCURRENCY }, () => Promise.resolve());
      let next = 0;
      return {
        ...plugin,
        load(id, options) {
          if (!isPicture(id)) return load.call(this, id, options);
          const queue = next++ % CONCURRENCY;
          const made = Promise.resolve(queues[queue]).then(async () => {
            try {
              return await load.call(this, id, options);
            } finally {
              await forget(sourceOf(id));
            }
          });
          queues[queue] = made.catch(() => undefined);
          return made;
        },
      };
    },
  };
}
