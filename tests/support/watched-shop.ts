import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { freePort } from "../../scripts/lib/ports";
import { testBackend } from "./backend";
import { openCollector } from "./collector";
import { suiteShop, useShop } from "./context";
import { MailServer } from "./mail-server";
import { databaseBeside } from "./template";

export type WatchedShop = Awaited<ReturnType<typeof openWatchedShop>>;

/** Tests on one shop with JSON logs, metrics, traces and a mail server: all files of a worker share it. */
export const watchedTest = test
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads here that nothing is needed.
	.extend("opened", { scope: "worker" }, async ({}, { onCleanup }) => {
		const shop = await openWatchedShop();
		onCleanup(shop.close);
		return shop;
	})
	.extend("shop", { scope: "file" }, ({ opened }) => {
		opened.enter();
		return opened;
	});

async function openWatchedShop() {
	const collector = await openCollector("shop-under-test");
	const mails = new MailServer(await freePort(4250));
	await mails.open();
	const metricsToken = randomUUID();
	const database = await databaseBeside(suiteShop().databaseUrl);
	const { backend, launch } = await testBackend("test-watched", database.url, {
		...collector.settings,
		METRICS_TOKEN: metricsToken,
		LOG_FORMAT: "json",
		LOG_LEVEL: "debug",
		SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
		MAIL_FROM: "La Confiserie <bonjour@shop.example>",
	});
	const { service, healthy } = launch();
	await healthy;
	return {
		collector,
		mails,
		metricsToken,
		service,
		/** Has every helper of the test file speak to it. */
		enter: () => useShop({ backend, databaseUrl: database.url, storefront: "" }),
		close: async () => {
			await service.stop();
			await mails.close();
			collector.close();
			await database.drop();
		},
	};
}
