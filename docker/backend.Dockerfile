# The engine: server and worker are this same image, distinguished by MEDUSA_WORKER_MODE.
FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY tests/package.json tests/

FROM manifests AS build
RUN npm install --no-save --workspace domain --workspace backend --include-workspace-root && npm cache clean --force
COPY tsconfig.base.json ./
COPY domain domain
COPY backend backend
RUN npm run build --workspace domain
# The build reads the configuration, which wants its secrets: these are thrown away with this stage.
RUN NODE_ENV=development npm run build --workspace backend

FROM manifests AS packages
RUN npm install --no-save --workspace domain --workspace backend --omit=dev && npm cache clean --force \
	# Source maps and type declarations are a third of the packages.
	&& find . -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" \) -delete \
	# Of the fonts only the files that documents embed: the Chinese one comes in nine weights of 10 MB.
	&& find node_modules/@fontsource -name "*.woff2" -delete \
	&& find node_modules/@expo-google-fonts -name "*.ttf" ! -name "*_400Regular.ttf" ! -name "*_700Bold.ttf" -delete \
	# Dependencies of Medusa with which it builds Medusa Admin: that is built, and nothing else loads them.
	&& cd node_modules && rm -rf @esbuild @medusajs/dashboard @rollup @swc/core* @vitejs esbuild lightningcss* rollup typescript vite
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/.medusa/server backend/.medusa/server
COPY backend/catalogue backend/catalogue
# MikroORM's migrator makes the folder "migrations" of each module that has none, before it looks for migrations. Its
# option for a list of migrations instead cannot be set through Medusa, and the process must not write to its code.
RUN (ls -d node_modules/@medusajs/*/dist && find backend/.medusa/server/src/modules -name index.js -printf "%h\n") \
	| sed "s#\$#/migrations#" | xargs mkdir -p

FROM node:22-bookworm-slim AS run
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=1 PORT=9000
COPY --from=packages /app /app
COPY --chmod=755 docker/shop.cjs /usr/local/bin/shop
RUN mkdir -p /data/uploads /data/private-files /data/outbox /data/backups && chown node:node /data/* \
	&& chmod 700 /data/private-files /data/outbox /data/backups \
	# Medusa's command line stores settings of its telemetry, also where that is off: where a read-only container may write.
	&& ln -s /tmp /home/node/.config
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
	NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=16"
USER node
WORKDIR /app/backend/.medusa/server
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/node_modules/@medusajs/cli/cli.js", "start", "--host", "0.0.0.0"]
