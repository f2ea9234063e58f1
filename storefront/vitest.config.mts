import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Medusa's admin pins React 18 at the root of the tree; the shop runs React 19 from its own folder. The aliases,
 * and bundling the libraries that import React (many are CommonJS, which aliases do not reach), leave one React in a
 * test. A library that brings "Objects are not valid as a React child" belongs into that list.
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
		projects: [
			{ extends: true, test: { name: "server", include: ["server/**/*.test.ts"], environment: "node" } },
			{
				extends: true,
				test: { name: "pages", include: ["src/**/*.test.ts", "{src,server}/**/*.test.tsx"], environment: "jsdom" },
			},
		],
		// A fresh process and page for each file would cost more than its tests; `setup.ts` leaves neither modules nor page behind.
		isolate: false,
		setupFiles: ["./src/test/setup.ts"],
		restoreMocks: true,
		// A form filled in key by key takes a second on an idle machine, several on a busy one.
		testTimeout: 20_000,
		// Nothing else runs beside a suite: left alone, one core of two would idle.
		maxWorkers: "100%",
		deps: {
			optimizer: {
				client: {
					enabled: true,
					include: [
						"react",
						"react/jsx-runtime",
						"react/jsx-dev-runtime",
						"react-dom",
						"react-dom/client",
						"@base-ui/react/autocomplete",
						"@base-ui/react/dialog",
						"@base-ui/react/tabs",
						"@base-ui/react/toast",
						"@tanstack/react-query",
						"@testing-library/react",
						"lucide-react",
						"next/dynamic",
						"next/image",
						"next/link",
						"next/navigation",
						"react-hook-form",
					],
				},
			},
		},
	},
});
