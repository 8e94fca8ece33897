# The API server with the built replayer. Compiled in the first stage (SQLite needs a C++ compiler), run in the second without
# compiler, development packages or rights: as the user "node", with nothing to write but /data.
# By digest where one is given: tools/deployment/pin-images.sh.
ARG NODE_BUILD_IMAGE=node:20-bookworm
ARG NODE_RUN_IMAGE=node:20-bookworm-slim
FROM ${NODE_BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY tools/link-bin.mjs tools/
COPY tools/no-telemetry tools/no-telemetry
COPY bin bin
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run --silent build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  # Of no use at run time: what SQLite was built from, another C library's binaries, and a compiler that Nest's plugin could use.
  && find node_modules/better-sqlite3/build -type f ! -name better_sqlite3.node -delete \
  && rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/@kurrent/bridge-*-musl \
    node_modules/@scarf node_modules/typescript node_modules/.bin dist/*.tsbuildinfo

FROM ${NODE_RUN_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4680 MATCHTAPE_DATA=/data
WORKDIR /app
RUN mkdir -m 700 /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/bin bin
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 4680
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` runs it. Room for what lives as long as a play: with the usual 16 MB a fifth fewer plays are taken at a thousand tables.
# Garbage is taken up before there is as much of it as of all the rest, by one thread beside the program: docs/explanation/scale.md.
CMD ["node", "--max-semi-space-size=64", "--heap-growing-percent=40", "--concurrent-marking-max-worker-num=1", "--v8-pool-size=1", "--no-incremental-marking-task", "dist/programs/server.js"]
