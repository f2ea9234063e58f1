# The shop. Its build knows no address: one image serves every place; its addresses are BACKEND_URL and SITE_URL.
FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY tests/package.json tests/

FROM manifests AS build
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm install --no-save --workspace domain --workspace storefront --include-workspace-root
COPY tsconfig.base.json ./
COPY domain domain
COPY storefront storefront
RUN npm run build --workspace domain && npm run build --workspace storefront

FROM manifests AS run
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
RUN npm install --no-save --workspace domain --workspace storefront --omit=dev && npm cache clean --force
COPY --from=build /app/domain/dist domain/dist
COPY storefront storefront
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build --chown=node:node /app/storefront/.next storefront/.next
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
	NODE_OPTIONS="--max-old-space-size=384 --max-semi-space-size=8"
USER node
WORKDIR /app/storefront
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "run", "start"]
