# The engine: server and worker are this same image, distinguished by MEDUSA_WORKER_MODE.
FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY tests/package.json tests/

FROM manifests AS build
RUN npm install --no-save --workspace domain --workspace backend --include-workspace-root
COPY tsconfig.base.json ./
COPY domain domain
COPY backend backend
RUN npm run build --workspace domain
# The build reads the configuration, which wants its secrets: these are thrown away with this stage.
RUN NODE_ENV=development npm run build --workspace backend

FROM manifests AS run
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=1
RUN npm install --no-save --workspace domain --workspace backend --omit=dev && npm cache clean --force \
	# Of the fonts only the files that documents embed: the Chinese one comes in nine weights of 10 MB.
	&& find node_modules/@fontsource -name "*.woff2" -delete \
	&& find node_modules/@expo-google-fonts -name "*.ttf" ! -name "*_400Regular.ttf" ! -name "*_700Bold.ttf" -delete
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/.medusa/server backend/.medusa/server
COPY backend/catalogue backend/catalogue
COPY --chmod=755 docker/shop.cjs /usr/local/bin/shop
RUN mkdir -p /data/uploads /data/private-files /data/outbox /data/backups && chown node:node /data/* \
	&& chmod 700 /data/private-files /data/outbox /data/backups
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
	NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=16"
USER node
WORKDIR /app/backend/.medusa/server
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:9000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/node_modules/@medusajs/cli/cli.js", "start", "--host", "0.0.0.0"]
