import {
	type Balance,
	type BalanceIntent,
	balanceIntentSchema,
	balanceSchema,
} from "@confiserie/domain/contract/balance";
import { demoConfirmAnswerSchema } from "@confiserie/domain/contract/payment";
import type { PaymentCalls } from "@/features/payment";
import { api } from "@/lib/api";

/** The calls of one order's balance, for its customer or for whoever holds a link to pay it. */
export interface BalanceCalls {
	read: (signal?: AbortSignal) => Promise<Balance>;
	open: () => Promise<BalanceIntent>;
	payment: PaymentCalls;
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
			confirmDemo: (body) => api.post(demoConfirmPath, body, demoConfirmAnswerSchema),
			isCaptured: async () => (await read()).state === "PAID",
		},
	};
}
