import { defineConfig } from "vitest/config";

export default defineConfig({
	// A fresh process for each file would cost more than its tests.
	test: { include: ["src/**/*.test.ts"], isolate: false },
});
