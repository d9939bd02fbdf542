// OpenTelemetry traces of requests and queries, by the standard environment variables (OTEL_EXPORTER_OTLP_ENDPOINT,
// OTEL_TRACES_SAMPLER, OTEL_SERVICE_NAME, …). Loaded before the server: npm start does it where one of them is set, and
// elsewhere `node --import ./tracing/start.mjs dist/main.js`. Without them nothing is loaded.
const { env } = process;
const wanted = ['OTEL_TRACES_EXPORTER', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
if (env.OTEL_SDK_DISABLED !== 'true' && wanted.some((name) => env[name])) await trace();

async function trace() {
  const [{ NodeSDK }, { HttpInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ]).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('Traces are asked for (OTEL_…), but not installed: npm ci --prefix tracing');
    process.exit(1);
  });
  env.OTEL_SERVICE_NAME ??= 'developer-site';
  // Figures are Prometheus's to fetch, and the log is standard output.
  env.OTEL_METRICS_EXPORTER ??= 'none';
  env.OTEL_LOGS_EXPORTER ??= 'none';
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => url.startsWith('/api/v1/health/'),
        applyCustomAttributesOnSpan: withoutPeople,
      }),
      // A statement has its places for values ($1), never the values.
      new PgInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    ],
  });
  sdk.start();
  // What was gathered is sent; the server meanwhile finishes its requests.
  process.once('SIGTERM', () => void sdk.shutdown().catch(() => undefined));
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** As in the log: no query, no ids of tickets, no address of a visitor. */
function withoutPeople(span, request, response) {
  // Both instrument calls of this server and calls that it makes; only the first have a route.
  const route = response.req?.route?.path ?? request.route?.path;
  const path = (request.url ?? '').split('?', 1)[0].replace(UUID, '{uuid}');
  if (typeof route === 'string')
    span.setAttribute('http.route', route).updateName(`${request.method} ${route}`);
  for (const name of ['http.target', 'url.path']) span.setAttribute(name, path);
  for (const name of [
    'http.url',
    'url.full',
    'url.query',
    'http.client_ip',
    'client.address',
    'network.peer.address',
    'net.peer.ip',
    'user_agent.original',
    'http.user_agent',
  ])
    span.setAttribute(name, '');
}
