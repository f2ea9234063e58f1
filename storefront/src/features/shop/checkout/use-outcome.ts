"use client";

import type { PaymentStatusResponse } from "@confiserie/domain/contract/payment";

import { readPaymentStatus } from "@confiserie/domain/contract/payments";
import { orderNumber } from "@confiserie/domain/orders/order-number";
import { useCallback, useEffect, useState } from "react";
import { call } from "@/lib/api";

import { readLastOrder } from "./last-order";

/** `unknown`: the status could not be read; `provisionalNumber` is a stand-in, not an order's number. */
export type Outcome =
	| { kind: "loading" }
	| { kind: "nothing" }
	| { kind: "known"; order: PaymentStatusResponse }
	| { kind: "unknown"; provisionalNumber: string };

/**
 * The outcome of a payment: requested when the address names an intent, otherwise the order stored by the checkout,
 * which writes it only after a successful payment. Source: spec §4 "Success page".
 */
export function useOutcome(paymentIntentId: string | null): { outcome: Outcome; retry: () => void } {
	const [outcome, setOutcome] = useState<Outcome>(() => (paymentIntentId ? { kind: "loading" } : storedOutcome()));
	const load = useCallback(() => {
		if (!paymentIntentId) return;
		setOutcome({ kind: "loading" });
		call(readPaymentStatus, { params: { id: paymentIntentId } }).then(
			(order) => setOutcome({ kind: "known", order }),
			() => setOutcome({ kind: "unknown", provisionalNumber: provisionalNumber() }),
		);
	}, [paymentIntentId]);
	useEffect(load, [load]);
	return { outcome, retry: load };
}

function storedOutcome(): Outcome {
	const order = readLastOrder();
	if (!order) return { kind: "nothing" };
	return { kind: "known", order: { ...order, paymentStatus: order.remainingAmount > 0 ? "PARTIAL" : "PAID" } };
}

function provisionalNumber(): string {
	return orderNumber(crypto.getRandomValues(new Uint8Array(8))).replace("CMD", "PROVISOIRE");
}
