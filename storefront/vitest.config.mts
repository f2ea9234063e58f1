import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The engine's admin pins React 18 at the root of the tree; the shop runs React 19 from its own folder. The aliases,
 * and inlining the libraries that import React, keep one React in a test.
 */
export default defineConfig({
	plugins: [react()],
	resolve: {
		alias: [
			{ find: /^@\//, replacement: `${here("./src")}/` },
			{ find: /^react$/, replacement: here("./node_modules/react/index.js") },
			{ find: /^react\/(.*)$/, replacement: here("./node_modules/react/$1") },
			{ find: /^react-dom$/, replacement: here("./node_modules/react-dom/index.js") },
			{ find: /^react-dom\/(.*)$/, replacement: here("./node_modules/react-dom/$1") },
		],
	},
	test: {
		include: ["src/**/*.test.{ts,tsx}"],
		environment: "jsdom",
		setupFiles: ["./src/test/setup.ts"],
		restoreMocks: true,
		server: {
			deps: {
				inline: [
					/@base-ui/,
					/@testing-library\/react/,
					/embla-carousel/,
					/lucide-react/,
					/react-hook-form/,
					/@tanstack/,
					/^next/,
				],
			},
		},
	},
});
