import { container } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { collectDefaultMetrics, Registry } from "prom-client";
import { currentEnv } from "../../config/env";
import { shopTime } from "../../lib/database/clock";
import { standBefore } from "../../lib/front";
import { messageOf } from "../../lib/message-of";
import { recent } from "../../lib/recent";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { readShopFigures, type ShopFigures } from "../../modules/operations/monitoring";
import { connectionGauges } from "./connections";
import { countRequests } from "./requests";
import { sendMetrics } from "./send-metrics";
import { shopGauges } from "./shop-gauges";

/** However often and from wherever this process is asked, the database is asked once in so long. */
const FIGURES_MS = 10_000;

interface Metrics {
	registry: Registry;
	/** Fills in what is read at each asking. */
	refresh(scope: MedusaContainer): Promise<void>;
}

/**
 * Counts the requests of this process and serves `/metrics` to callers with the bearer token `token`. Runs before
 * Medusa's middleware, which a worker does not have. Call it once, before the server takes requests.
 */
export function openMetrics(token: string): void {
	const { registry, refresh } = prepare();
	standBefore((req, res, next) => {
		const [path] = (req.url ?? "").split("?");
		if (path !== "/metrics" || req.method !== "GET") next();
		else void sendMetrics(req, res, { token, registry, refresh: () => refresh(container) });
	});
}

function prepare(): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	countRequests(registry);
	const connections = connectionGauges(registry);
	const setFigures = shopGauges(registry);
	let read: (() => Promise<ShopFigures>) | undefined;
	const refresh = async (scope: MedusaContainer) => {
		const { context } = scope.resolve<OrderingService>(ORDERING_MODULE);
		connections.setPools({ engine: context.pool, orders: context.writes });
		read ??= recent(() => readShopFigures(context.pool, currentEnv().UPLOADS_DIR, shopTime()), FIGURES_MS);
		try {
			setFigures(await read());
			connections.setUp(true);
		} catch (error) {
			connections.setUp(false);
			scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`The shop's figures could not be read: ${messageOf(error)}`);
		}
	};
	return { registry, refresh };
}
