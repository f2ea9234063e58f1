import {
	type Balance,
	type BalanceIntent,
	balanceIntentSchema,
	balanceSchema,
} from "@confiserie/domain/contract/balance";
import { demoConfirmResponseSchema, paymentStatusResponseSchema } from "@confiserie/domain/contract/payment";
import { type PaymentCalls, type PaymentState, paymentStateOf } from "@/features/payment";
import { api } from "@/lib/api";

/** What pays an order outside the checkout page. */
export interface PayCalls {
	open: () => Promise<BalanceIntent>;
	payment: PaymentCalls;
}
/** Calls for one order's balance, by its customer or by the holder of a payment link. */
export interface BalanceCalls extends PayCalls {
	read: (signal?: AbortSignal) => Promise<Balance>;
}

/** Calls of the customer's own order that waits for its first payment. */
export function ownCheckout(orderNumber: string): PayCalls {
	return {
		open: () => api.post(`/orders/${encodeURIComponent(orderNumber)}/payment`, {}, balanceIntentSchema),
		payment: {
			confirmDemo: confirmDemoAt("/payments/demo/confirm"),
			state: async ({ paymentIntentId }) => {
				const path = `/payments/status/intent/${encodeURIComponent(paymentIntentId)}`;
				return paymentStateOf(await api.get(path, paymentStatusResponseSchema));
			},
		},
	};
}

/** Calls of the customer's own order. */
export function ownBalance(orderNumber: string): BalanceCalls {
	return callsAt(`/orders/${encodeURIComponent(orderNumber)}/balance`, "/payments/demo/confirm");
}

/** Calls by the holder of the link with this token. */
export function linkedBalance(token: string): BalanceCalls {
	const path = `/payments/balance-link/${encodeURIComponent(token)}`;
	return callsAt(path, `${path}/demo-confirm`);
}

function callsAt(path: string, demoConfirmPath: string): BalanceCalls {
	const read = (signal?: AbortSignal) => api.get(path, balanceSchema, signal ? { signal } : {});
	return {
		read,
		open: () => api.post(path, {}, balanceIntentSchema),
		payment: {
			confirmDemo: confirmDemoAt(demoConfirmPath),
			state: async () => STATES[(await read()).state],
		},
	};
}

const STATES: Record<Balance["state"], PaymentState> = {
	DUE: "open",
	IN_PROGRESS: "in_progress",
	PAID: "paid",
	CLOSED: "closed",
};

const confirmDemoAt =
	(path: string): PaymentCalls["confirmDemo"] =>
	(body) =>
		api.post(path, body, demoConfirmResponseSchema);
