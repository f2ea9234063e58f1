import {
	type Balance,
	type BalanceIntent,
	balanceIntentSchema,
	balanceSchema,
} from "@confiserie/domain/contract/balance";
import { demoConfirmAnswerSchema, paymentStatusAnswerSchema } from "@confiserie/domain/contract/payment";
import type { PaymentCalls } from "@/features/payment";
import { api } from "@/lib/api";

/** What pays an order outside the checkout page. */
export interface PayCalls {
	open: () => Promise<BalanceIntent>;
	payment: PaymentCalls;
}
/** The calls of one order's balance, for its customer or for whoever holds a link to pay it. */
export interface BalanceCalls extends PayCalls {
	read: (signal?: AbortSignal) => Promise<Balance>;
}

/** Calls of the customer's own order that waits for its first payment. */
export function ownCheckout(orderNumber: string): PayCalls {
	return {
		open: () => api.post(`/orders/${encodeURIComponent(orderNumber)}/payment`, {}, balanceIntentSchema),
		payment: {
			confirmDemo: confirmDemoAt("/payments/demo/confirm"),
			isCaptured: async ({ paymentIntentId }) => {
				const path = `/payments/status/intent/${encodeURIComponent(paymentIntentId)}`;
				const { paymentStatus } = await api.get(path, paymentStatusAnswerSchema);
				return paymentStatus === "PAID" || paymentStatus === "PARTIAL";
			},
		},
	};
}

/** Calls of the customer's own order. */
export function ownBalance(orderNumber: string): BalanceCalls {
	return callsAt(`/orders/${encodeURIComponent(orderNumber)}/balance`, "/payments/demo/confirm");
}

/** Calls of whoever holds the link with this token. */
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
			isCaptured: async () => (await read()).state === "PAID",
		},
	};
}

const confirmDemoAt =
	(path: string): PaymentCalls["confirmDemo"] =>
	(body) =>
		api.post(path, body, demoConfirmAnswerSchema);
