# syntax=docker/dockerfile:1
# Built on the current LTS; what runs holds only what production needs, and is a user without rights.
FROM node:26-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/package.json scripts/
COPY web-public/package.json web-public/
COPY web-admin/package.json web-admin/
COPY vendor/mui-icons/package.json vendor/mui-icons/

# The server's own libraries. npm leaves what the workspaces share with it (zod, Babel) and what a library would use
# if it were there (TypeScript): the first goes with `prune`, the second by hand.
FROM manifests AS libraries
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspaces=false && \
    npm prune --omit=dev --workspaces=false && rm -r node_modules/typescript node_modules/.bin

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run build

# The proxy, which serves both static builds itself (see deploy/Caddyfile).
FROM caddy:2 AS proxy
COPY deploy/Caddyfile deploy/headers.caddy /etc/caddy/
COPY --from=build /app/web-public/dist /srv/site
COPY --from=build /app/web-admin/dist /srv/admin

FROM node:26-trixie-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/web-public/dist web-public/dist
COPY --from=build /app/web-admin/dist web-admin/dist
COPY package.json openapi.json ./
COPY deploy/backup-nightly.sh deploy/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/v1/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# No shell and no npm in between: SIGTERM reaches the server, which finishes its requests.
CMD ["node", "dist/main.js"]
