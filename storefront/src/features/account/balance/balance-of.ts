import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import { openBalance, readBalance, resumePayment } from "@confiserie/domain/contract/orders";
import {
	confirmDemoPayment,
	confirmLinkedDemoPayment,
	openLinkedBalance,
	readLinkedBalance,
	readPaymentStatus,
} from "@confiserie/domain/contract/payments";
import { type PaymentCalls, type PaymentState, paymentStateOf } from "@/features/shop/payment";
import { call } from "@/lib/api";

/** What pays an order outside the checkout page. */
export interface PayCalls {
	open: () => Promise<BalanceIntent>;
	payment: PaymentCalls;
}

/** Calls of the customer's own order that waits for its first payment. */
export function ownCheckout(orderNumber: string): PayCalls {
	return {
		open: () => call(resumePayment, { params: { id: orderNumber } }),
		payment: {
			confirmDemo: (body) => call(confirmDemoPayment, { body }),
			state: async ({ paymentIntentId: id }) => paymentStateOf(await call(readPaymentStatus, { params: { id } })),
		},
	};
}

/** Calls of the customer's own order. */
export function ownBalance(orderNumber: string): PayCalls {
	const params = { id: orderNumber };
	return {
		open: () => call(openBalance, { params }),
		payment: {
			confirmDemo: (body) => call(confirmDemoPayment, { body }),
			state: async () => STATES[(await call(readBalance, { params })).state],
		},
	};
}

/** Calls by the holder of the link with this token. @param isFirst whether they pay the order's first payment */
export function linkedBalance(token: string, isFirst: boolean): PayCalls {
	const params = { token };
	return {
		open: () => call(openLinkedBalance, { params }),
		payment: {
			confirmDemo: (body) => call(confirmLinkedDemoPayment, { params, body }),
			state: async () => {
				const now = await call(readLinkedBalance, { params });
				// Once a deposit is received, what is due is the rest.
				return isFirst && now.state === "DUE" && !now.isFirst ? "paid" : STATES[now.state];
			},
		},
	};
}

const STATES: Record<Balance["state"], PaymentState> = {
	DUE: "open",
	IN_PROGRESS: "in_progress",
	PAID: "paid",
	CLOSED: "closed",
};
