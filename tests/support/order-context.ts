import { createRequire } from "node:module";
import type { UnpaidHoldRules } from "@confiserie/domain/payments/unpaid-hold";
import type { CheckoutContext } from "../../backend/src/modules/sales/checkout/types";
import { DemoGateway } from "../../backend/src/modules/sales/payments/demo/demo-gateway";
import type { PaymentGateway } from "../../backend/src/modules/sales/payments/gateway/gateway";
import { shopUnderTest } from "./context";

const { knex } = createRequire(import.meta.url)(
	"@medusajs/framework/mikro-orm/knex",
) as typeof import("@medusajs/framework/mikro-orm/knex");

/** Limits for tests that send many orders from a few accounts. */
export const UNLIMITED_HOLDS: UnpaidHoldRules = {
	stockPercent: 100,
	boxesPerAccount: 1_000_000,
	holdsPerDay: 1_000_000,
};

/** Connections to the shop's own database, or another one, as the backend's modules use them. */
export function openPool(maximum: number, databaseUrl = shopUnderTest().databaseUrl) {
	return knex({ client: "pg", connection: databaseUrl, pool: { min: 0, max: maximum } });
}

/** Context of the order service on the shop's own database, with a clock that the test sets and a provider that it can break. */
export function openOrderContext() {
	const pool = openPool(4);
	let offsetMinutes = 0;
	const now = () => new Date(Date.now() + offsetMinutes * 60_000);
	const gateway = new DemoGateway(pool, now);
	const context: CheckoutContext = {
		pool,
		writes: pool,
		gateway,
		now,
		holdMinutes: 30,
		maximumHoldMinutes: 60,
		maximumOpenOrders: 1_000_000,
		unpaidHolds: UNLIMITED_HOLDS,
		commercialCodeSecret: undefined,
		announce: async () => undefined,
	};
	return {
		context,
		/** Moves the clock of this order book, not that of the shop. */
		setClock: (minutesFromNow: number) => {
			offsetMinutes = minutesFromNow;
		},
		/** The same book with some calls of its provider replaced. */
		withGateway: (broken: Partial<PaymentGateway>): CheckoutContext => ({
			...context,
			gateway: {
				provider: gateway.provider,
				create: (request) => gateway.create(request),
				update: (id, amountCents) => gateway.update(id, amountCents),
				retrieve: (id) => gateway.retrieve(id),
				openIntentsOf: (attemptId) => gateway.openIntentsOf(attemptId),
				cancel: (id) => gateway.cancel(id),
				refund: (request) => gateway.refund(request),
				reversals: (id) => gateway.reversals(id),
				eventsSince: () => gateway.eventsSince(),
				readEvent: (content) => gateway.readEvent(content),
				...broken,
			},
		}),
		close: () => pool.destroy(),
	};
}
