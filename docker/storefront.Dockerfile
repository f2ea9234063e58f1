# The shop. Its build knows no address: one image serves every place; its addresses are BACKEND_URL and SITE_URL.
FROM node:22-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY tests/package.json tests/
RUN npm install --no-save --workspace domain --workspace storefront --include-workspace-root && npm cache clean --force
COPY tsconfig.base.json ./
COPY domain domain
COPY storefront storefront
RUN npm run build --workspace domain && npm run build:container --workspace storefront
# What Next writes as it serves, resized images above all, goes where a read-only container may write.
RUN ln -s /tmp storefront/.next/standalone/storefront/.next/cache

# Next's standalone build: of node_modules only the files that pages and server read.
FROM node:22-bookworm-slim AS run
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
WORKDIR /app
COPY --from=build /app/storefront/.next/standalone ./
COPY --from=build /app/storefront/.next/static storefront/.next/static
COPY --from=build /app/storefront/public storefront/public
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
	NODE_OPTIONS="--max-old-space-size=384 --max-semi-space-size=8"
USER node
WORKDIR /app/storefront
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/start.js"]
