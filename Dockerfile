# Redoubt on Linux x64 or arm64. The data lives in /data: mount a volume there, or set DATABASE_URL.
FROM node:24-slim

WORKDIR /app
RUN mkdir /data && chown node:node /app /data
USER node

COPY --chown=node:node package.json package-lock.json .npmrc ./
COPY --chown=node:node scripts/install.mjs scripts/
COPY --chown=node:node scripts/install scripts/install
RUN node scripts/install.mjs && npm cache clean --force

COPY --chown=node:node . .

# The last one as in server/quiet-libraries.ts, for whatever else is run in this image.
ENV REDOUBT_HOST=0.0.0.0 REDOUBT_DATA_DIR=/data ORT_DISABLE_TELEMETRY=1
EXPOSE 4180
VOLUME /data
HEALTHCHECK --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:4180/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
