import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { ContentFiles } from './content/files/files.js';
import { ContentPictures } from './content/pictures/pictures.js';
import { SiteFolder } from './content/publishing/site-folder.js';
import { configureApi, configureHttp } from './platform/http/configure-http.js';
import { HttpAdapter } from './platform/http/server.js';
import { createLog, NestLog } from './platform/logging/log.js';
import type { Settings } from './platform/settings/settings.js';
import { COMMIT, FULL_VERSION, VERSION } from './platform/settings/version.js';
import { serveWeb } from './website/serve-website.js';

export type App = NestExpressApplication<Server>;

/** Loaded only where it is asked for. */
const serveMetrics = async (where: NonNullable<Settings['metrics']>, settings: Settings, app: App) =>
  (await import('./platform/metrics/metrics.js')).serveMetrics(where, settings, app);

/**
 * The whole application, ready to listen: as main.ts runs it, and as the tests do.
 * @param settings with `databaseUrl` set: whoever calls has started the embedded PostgreSQL if that is used
 */
export async function createApp(settings: Settings): Promise<App> {
  const adapter = new HttpAdapter();
  const log = createLog(settings.logLevel);
  log.info({ version: VERSION, commit: COMMIT, node: process.versions.node }, `Version ${FULL_VERSION}`);
  const app = await NestFactory.create<App>(AppModule.of(settings), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLog(log),
  });
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.setGlobalPrefix('api/v1');
  // Before the others, so that it times them too.
  const metrics = settings.metrics && (await serveMetrics(settings.metrics, settings, app));
  if (metrics) app.use(metrics);
  configureHttp(app, log);
  const uploads = { pictures: app.get(ContentPictures), files: app.get(ContentFiles) };
  app.use(...serveWeb(settings, { shown: app.get(SiteFolder), ...uploads }));
  configureApi(app, adapter);
  await app.init();
  return app;
}
