# syntax=docker/dockerfile:1
# Built on the current LTS; what runs holds only what production needs, and is a user without rights.
FROM node:26-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY web-public/package.json web-public/
COPY web-admin/package.json web-admin/
COPY web-door/package.json web-door/
COPY web-shared/package.json web-shared/

# Node without npm and headers, and without what only a debugger of C++ reads (33 of 150 MB).
FROM manifests AS runtime
RUN apt-get update && apt-get install --yes --no-install-recommends binutils && strip --strip-unneeded "$(readlink -f "$(command -v node)")" -o /node

# The server's own libraries alone, as in the tarball of a release. `.ci/image` uses what is left.
FROM manifests AS libraries
COPY tracing tracing
COPY scripts/production-packages.mjs scripts/
COPY scripts/lib/run.mjs scripts/lib/
RUN --mount=type=cache,target=/root/.npm npm ci --prefix tracing && node scripts/production-packages.mjs

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run build

# The proxy, which serves both static builds itself (see deploy/Caddyfile).
FROM caddy:2 AS proxy
COPY deploy/Caddyfile deploy/headers.caddy /etc/caddy/
COPY --from=build /app/web-public/dist /srv/site
COPY --from=build /app/web-admin/dist /srv/admin

FROM debian:trixie-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /app
# initdb wants its user to have a name, which a user given by `--user` has not (see embedded-postgres/cluster.ts). Node is
# linked with libatomic.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 libnss-wrapper && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 1000 --user-group --create-home node
COPY --from=runtime /node /usr/local/bin/node
# Group 0 as well: a platform that gives every container a user of its own (OpenShift) puts it into that group.
RUN mkdir /data /backups && chown node:0 /data /backups && chmod 2770 /data /backups
COPY --from=libraries /app/node_modules node_modules
COPY --from=libraries /app/tracing tracing
COPY --from=build /app/dist dist
COPY --from=build /app/web-public/dist web-public/dist
COPY --from=build /app/web-public/dist-ssr web-public/dist-ssr
COPY --from=build /app/web-admin/dist web-admin/dist
COPY --from=build /app/web-door/dist web-door/dist
COPY package.json openapi.json openapi-office.json ./
COPY web-public/package.json web-public/
# The program says which commit it is of, where the build is told: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
RUN [ -z "$COMMIT" ] || printf '{ "commit": "%.12s" }\n' "$COMMIT" >release.json
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
# By bash, which opens the connection itself: a Node every five seconds would take more than many a small site.
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /api/v1/health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ code _ <&3 && [ \"$code\" = 200 ]"]
# No shell and no npm in between: SIGTERM reaches the server, which finishes its requests. The first file loads nothing
# unless traces are asked for (OTEL_…).
CMD ["node", "--import", "./tracing/start.mjs", "dist/main.js"]
