# Redoubt on Linux x64 or arm64. The data lives in /data: mount a volume there, or set DATABASE_URL.
FROM node:24-slim AS packages

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
COPY scripts/install scripts/install
RUN node scripts/install.mjs
COPY tsconfig.json ./
COPY scripts/build-console.ts scripts/bundle-console.ts scripts/console-sources.ts scripts/replace-folder.ts scripts/
COPY console console
COPY client client
COPY contract contract
RUN node_modules/.bin/node scripts/build-console.ts

# Node comes with the packages: neither npm nor a second Node is in what runs.
FROM debian:bookworm-slim

RUN useradd --create-home --uid 1000 node && mkdir /app /data && chown node:node /app /data
WORKDIR /app
COPY --from=packages --chown=node:node /app/node_modules node_modules
COPY --chown=node:node . .
COPY --from=packages --chown=node:node /app/console/dist console/dist
RUN ln -s /app/cli/redoubt.mjs /usr/local/bin/redoubt
USER node

# The last one as in server/quiet-libraries.ts, for whatever else is run in this image.
ENV PATH=/app/node_modules/.bin:$PATH REDOUBT_HOST=0.0.0.0 REDOUBT_DATA_DIR=/data ORT_DISABLE_TELEMETRY=1
EXPOSE 4180
VOLUME /data
HEALTHCHECK --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:4180/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
