import path from "node:path";
import type { NextConfig } from "next";
import { FORMER_ADDRESSES } from "./src/config/former-addresses";
import { CAMERA_HEADERS, SECURITY_HEADERS } from "./src/config/security";
import { CAMERA_PATHS } from "./src/lib/camera-path";
import { IMAGE_FOLDERS } from "./src/lib/door/image-address";

/** Pages know nothing of the backend's address here: it is read at run time, so that one build serves every place. */
const config: NextConfig = {
	poweredByHeader: false,
	// For the container alone: the build, with the files of node_modules that it reads (scripts/add-server.ts).
	...(process.env.STANDALONE === "yes" && { output: "standalone" }),
	// The accelerator does it, better (server/accelerated.ts).
	compress: process.env.STOREFRONT_ACCELERATOR !== "on",
	transpilePackages: ["@confiserie/domain"],
	// `npm run check` checks types, with the tests'; a second check would cost each build half a minute.
	typescript: { ignoreBuildErrors: true },
	turbopack: {
		root: path.join(import.meta.dirname, ".."),
		resolveAlias: { zod: { browser: "./src/lib/zod-in-browser.ts" } },
	},
	outputFileTracingRoot: path.join(import.meta.dirname, ".."),
	experimental: {
		// A page fetched ahead is shown for half a minute at most: it states prices and stock.
		staleTimes: { static: 30 },
		turbopackCrossModuleConstants: true,
		turbopackCjsTreeShaking: true,
		// Fewer, larger files compress better, and each one saved is a request less.
		turbopackChunking: { requestCost: 1_000_000, minChunkSize: 400_000, maxMergeChunkSize: 2_000_000 },
	},
	images: {
		// No query string: it would make one image many (see also src/lib/door/image-address.ts).
		localPatterns: IMAGE_FOLDERS.map((folder) => ({ pathname: `${folder}**`, search: "" })),
		qualities: [35, 75],
		deviceSizes: [390, 480, 680, 828, 1080, 1280, 1600],
		imageSizes: [64, 96, 192, 288],
		minimumCacheTTL: 60 * 60 * 24,
	},
	redirects: async () =>
		Object.entries(FORMER_ADDRESSES).map(([source, destination]) => ({ source, destination, permanent: true })),
	// Of two rules that name the same header the later one counts.
	headers: async () => [
		{ source: "/:path*", headers: SECURITY_HEADERS },
		...CAMERA_PATHS.map((path) => ({ source: `${path}/:path*`, headers: CAMERA_HEADERS })),
	],
};

export default config;
