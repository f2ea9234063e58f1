import { defineConfig } from "vitest/config";
import { WORKERS } from "../scripts/lib/workers";
import { DrawnOrder } from "./support/drawn-order";
import { isFull } from "./support/sizes";

/** They fill the catalogue with products of their own; what reads the demo catalogue must not meet those. */
const CATALOGUE_WRITERS = "api/{admin-product*,products-import,store-*,example-store-shop,retention-carts}.test.ts";

/** One project a suite: `npx vitest run --project api` starts only what that suite needs. */
export default defineConfig({
	test: {
		sequence: { sequencer: DrawnOrder },
		projects: [
			{
				test: { name: "repository", include: ["{fakes,repository}/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
			},
			{
				test: {
					name: "recipes",
					include: ["recipes/**/*.test.ts"],
					// A copy of the repository is migrated, seeded, type-checked and tested once per recipe.
					testTimeout: 20 * 60_000,
					hookTimeout: 20 * 60_000,
				},
			},
			{
				test: {
					name: "api",
					include: ["api/**/*.test.ts"],
					exclude: [CATALOGUE_WRITERS],
					globalSetup: ["support/global-api.ts"],
					setupFiles: ["support/vitest-worker.ts"],
					isolate: false,
					maxWorkers: WORKERS,
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "catalogue",
					include: [CATALOGUE_WRITERS],
					globalSetup: ["support/global-api.ts"],
					setupFiles: ["support/vitest-worker.ts"],
					isolate: false,
					maxWorkers: 1,
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "shops",
					include: ["shops/**/*.test.ts"],
					// Ten minutes of waiting each: in full size alone.
					exclude: isFull ? [] : ["shops/cluster/{database,provider}.test.ts"],
					globalSetup: ["support/global-api.ts"],
					setupFiles: ["support/vitest-worker.ts"],
					isolate: false,
					maxWorkers: 1,
					testTimeout: 40 * 60_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "faults",
					include: ["faults/**/*.test.ts"],
					globalSetup: ["support/global-api.ts"],
					setupFiles: ["support/vitest-worker.ts"],
					isolate: false,
					maxWorkers: 1,
					// Generous: in full size a test of this kind is a long series, and no time is asserted.
					testTimeout: 40 * 60_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
