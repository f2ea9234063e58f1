import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { startSendcloudFake } from "../fakes/sendcloud";
import { testBackend } from "./backend";
import { suiteShop, useShop } from "./context";

/** Tests on another server of the suite's shop, with a carrier and a secret for commercial codes: all files of a worker share it. */
export const secondTest = test.extend(
	"second",
	{ scope: "worker" },
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads here that nothing is needed.
	async ({}, { onCleanup }) => {
		const carrier = await startSendcloudFake();
		const { databaseUrl } = suiteShop();
		const { backend, launch } = await testBackend("test-second", databaseUrl, {
			// It answers; the work in the background is the suite's own server's.
			MEDUSA_WORKER_MODE: "server",
			COMMERCIAL_CODE_SECRET: randomUUID(),
			SENDCLOUD_API_URL: carrier.url,
			SENDCLOUD_TIMEOUT_MS: "1500",
		});
		const { service, healthy } = launch();
		await healthy;
		onCleanup(async () => {
			await service.stop();
			await carrier.close();
		});
		/** Has every helper of the test file speak to it. */
		const enter = () => useShop({ backend, databaseUrl, storefront: "" });
		return { backend, carrier, enter };
	},
);
