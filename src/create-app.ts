import type { Server } from 'node:http';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { HttpAdapter } from './platform/http/server.js';
import { configureApi, configureHttp } from './platform/http/configure-http.js';
import type { Settings } from './platform/settings/settings.js';
import { serveWeb } from './website/serve-website.js';

/** What Nest and the modules warn of, in JSON lines as every other line of the log. */
class FrameworkLog extends ConsoleLogger {
  /** Why a start failed is for main.ts to say, in one line, not for Nest and its modules before it. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) === 'ExceptionHandler' || /^Unable to connect to the database/.test(String(message)))
      return;
    super.error(message, ...rest);
  }
}
const frameworkLog = new FrameworkLog({ json: true, logLevels: ['fatal', 'error', 'warn'] });

export type App = NestExpressApplication<Server>;

/**
 * The whole application, ready to listen: as main.ts runs it, and as the tests do.
 * @param settings with `databaseUrl` set: whoever calls has started the embedded PostgreSQL if that is used
 */
export async function createApp(settings: Settings): Promise<App> {
  const adapter = new HttpAdapter();
  const app = await NestFactory.create<App>(AppModule.of(settings), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: settings.logLevel === 'silent' ? false : frameworkLog,
  });
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.setGlobalPrefix('api/v1');
  configureHttp(app, adapter);
  adapter.useFirst(...serveWeb(settings));
  configureApi(app);
  await app.init();
  return app;
}
