"use client";

import type { User } from "@confiserie/domain/contract/auth";
import { readPaymentStatus } from "@confiserie/domain/contract/payments";
import { COMMERCIAL_CODE_MESSAGES } from "@confiserie/domain/payments/commercial-code";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import {
	forgetHeldBoxes,
	keepHeldBoxes,
	type PaymentItem,
	paymentItems,
	readPromotionCode,
	requestShippingQuote,
	useCart,
	usePromotionCode,
	writeDeliveryPlace,
	writePromotionCode,
} from "@/features/shop/cart";
import { type ChosenPayment, IN_FULL } from "@/features/shop/deposit";
import { isOutcomeUnknown, type ProblemText, paymentStateOf } from "@/features/shop/payment";
import { ApiProblem, call } from "@/lib/api";
import { randomUuid } from "@/lib/uuid";
import { acceptChanges } from "./accept-changes";
import { beginning, type CheckoutEvent, next, type PhaseView, viewOf } from "./checkout-state";
import { type Conflict, conflictOf } from "./conflict";
import { askApproval, createIntent } from "./create-intent";
import { deliveryRequest } from "./delivery-request";
import { forgetPurchase } from "./forget-purchase";
import type { CheckoutValues } from "./form-values";
import { intentProblem } from "./intent-problem";
import { writeLastOrder } from "./last-order";
import { isDepositRefusal, settlePayment } from "./settle-payment";
import {
	informationOf,
	isSettled,
	readCheckout,
	type StoredCheckout,
	type StoredIntent,
	writeCheckout,
} from "./stored-checkout";

export interface Checkout extends PhaseView {
	checkout: StoredCheckout;
	/** The intent that fits the cart and step 1 as they are now; null while there is none. */
	intent: StoredIntent | null;
	/** True when an intent is in hand but the cart has changed since. */
	isCartChanged: boolean;
	/** True when an intent is in hand but step 1 has changed since. */
	isInformationChanged: boolean;
	/** True when the intent asks for what is chosen: only then may it be paid. */
	isSettled: boolean;
	keepForm: (form: CheckoutValues) => void;
	/** Creates the payment intent. Resolves to the failure, null when step 2 can begin. */
	submit: (form: CheckoutValues) => Promise<unknown>;
	/** Asks a colleague to approve the order, and leads to its page. */
	askApproval: () => void;
	keepCode: (commercialCode: string) => void;
	keepDelivery: (delivery: StoredCheckout["delivery"]) => void;
	/** Chooses another way to pay and brings the order in line; choices made meanwhile are taken up after it. */
	choosePayment: (payment: ChosenPayment) => void;
	/** Brings the order in line with a promotion code. Resolves to why the shop does not take it, null when it does. */
	applyPromotion: (code: string) => Promise<string | null>;
	/** Sends the current choice again after a failure. */
	retryPayment: () => void;
	/** Takes the shop's new prices and quantities and tries again. */
	accept: () => Promise<unknown>;
	dismissConflict: () => void;
	/** What a successful payment does. Source: spec §4 "Checkout". */
	complete: (paid: Parameters<typeof writeLastOrder>[0]) => void;
	/** What an acceptance on the company's account does: the order's page has it. */
	completeOnAccount: (orderNumber: string) => void;
	/** Restarts under a new checkout with what was typed and chosen: the order of this one is closed. */
	restart: () => void;
}

/** The checkout of one person in one tab: survives reload and back through session storage. */
export function useCheckout(user: User): Checkout {
	const cart = useCart();
	const router = useRouter();
	const [state, setState] = useState(() => beginning(readCheckout(user.id)));
	// What awaits a response reads it here: a render may be older than the last event.
	const latest = useRef(state);

	const tell = (event: CheckoutEvent) => {
		const before = latest.current;
		latest.current = next(before, event);
		if (latest.current.checkout !== before.checkout) writeCheckout(latest.current.checkout);
		setState(latest.current);
	};
	const save = (changes: Partial<StoredCheckout>) => tell({ type: "stored", changes });
	const restart = () => {
		const { checkout } = latest.current;
		tell({ type: "restarted", checkout: { ...checkout, checkoutId: randomUuid(), attempt: null, intent: null } });
		forgetHeldBoxes();
	};
	const leave = (to: string) => {
		tell({ type: "paid" });
		forgetPurchase();
		cart.clear();
		router.replace(to);
	};
	const complete: Checkout["complete"] = (paid) => {
		writeLastOrder(paid);
		leave("/checkout/success");
	};
	/** Does one thing at a time; what it resolves to, a failure or null, is what there is to say afterwards. */
	const once = async (work: () => Promise<unknown>): Promise<unknown> => {
		const { phase } = latest.current;
		if (phase.at === "working" || phase.at === "paid") return null;
		tell({ type: "began" });
		let cause: unknown = null;
		try {
			cause = await work();
			return cause;
		} finally {
			tell({ type: "ended", ...wordsFor(cause) });
		}
	};
	const attempt = async (form: CheckoutValues): Promise<unknown> => {
		try {
			const lines = cart.latestLines();
			const { checkout } = latest.current;
			const information = informationOf({ ...checkout, form });
			const promotionCode = readPromotionCode();
			const intent = await createIntent({ form, lines, user, checkout, promotionCode, save });
			const items = paymentItems(lines);
			tell({
				type: "created",
				intent: { ...intent, items: contentOf(items), information, promotionCode },
				requested: checkout.payment,
			});
			keepHeldBoxes(items);
			return null;
		} catch (cause) {
			if (!isOutcomeUnknown(cause)) save({ attempt: null });
			if (isDepositRefusal(cause)) save({ payment: IN_FULL });
			if (cause instanceof ApiProblem && cause.code === "PROMOTION_REFUSED") writePromotionCode("");
			return cause;
		}
	};
	/** Paid meanwhile: done. Otherwise closed unpaid: the same choice under a new checkout. Unknown: said as it is. */
	const afterClosed = async (cause: unknown, form: CheckoutValues): Promise<unknown> => {
		const { intent } = latest.current.checkout;
		try {
			const status = intent ? await call(readPaymentStatus, { params: { id: intent.paymentIntentId } }) : null;
			if (status && paymentStateOf(status) === "paid") {
				complete(status);
				return null;
			}
		} catch {
			return cause;
		}
		restart();
		return attempt(form);
	};
	const attemptOpen = async (form: CheckoutValues): Promise<unknown> => {
		const cause = await attempt(form);
		return cause instanceof ApiProblem && cause.code === "CHECKOUT_CLOSED" ? afterClosed(cause, form) : cause;
	};
	/** Brings the order in line with what is typed and chosen until then. Resolves to what there is to say, else null. */
	const settleOrder = async (form: CheckoutValues): Promise<unknown> => {
		let last: unknown = null;
		const ask = async () => {
			last = await attemptOpen(latest.current.checkout.form ?? form);
			return last;
		};
		const isOver = () => latest.current.phase.at === "paid" || isSettled(latest.current.checkout, readPromotionCode());
		return (await settlePayment(ask, isOver)) ?? last;
	};
	const settle = () => {
		const { form } = latest.current.checkout;
		if (form) void once(() => settleOrder(form));
	};
	const accept = async () => {
		const { phase } = latest.current;
		const conflict = phase.at === "working" ? phase.conflict : null;
		try {
			await acceptChanges(conflict?.changes ?? [], cart);
		} catch (cause) {
			// The question stays open, beside what went wrong.
			tell({ type: "ended", problem: intentProblem(cause), conflict });
			return cause;
		}
		const { form } = latest.current.checkout;
		tell({ type: "conflict-closed" });
		return form && cart.latestLines().length > 0 ? attempt(form) : null;
	};

	// Reload in mid-payment: the server knows whether the money was taken, and whether it still can be.
	const atStart = useRef({ checkout: state.checkout, complete, tell });
	useEffect(() => {
		const { checkout, complete: done, tell: report } = atStart.current;
		if (!checkout.intent) return;
		call(readPaymentStatus, { params: { id: checkout.intent.paymentIntentId } }).then(
			(status) => {
				const found = paymentStateOf(status);
				if (found === "paid") return done(status);
				// What was held is not held any more.
				if (found === "closed") forgetHeldBoxes();
				report({
					type: "found",
					found: found === "closed" ? { state: found, orderNumber: status.orderNumber } : { state: found },
				});
			},
			(cause) => report({ type: "not-found", isUnknown: cause instanceof ApiProblem && cause.status === 404 }),
		);
	}, []);

	const { checkout, phase } = state;
	const promotionCode = usePromotionCode();
	const items = useMemo(() => contentOf(paymentItems(cart.lines)), [cart.lines]);
	const { intent } = checkout;
	const isOfCart = intent?.items === items;
	const isOfInformation = intent?.information === informationOf(checkout);
	return {
		checkout,
		intent: isOfCart && isOfInformation ? intent : null,
		isCartChanged: intent !== null && !isOfCart && phase.at !== "paid",
		isInformationChanged: intent !== null && !isOfInformation,
		...viewOf(phase),
		isSettled: isSettled(checkout, promotionCode),
		keepCode: (commercialCode) => save({ commercialCode }),
		keepDelivery: (delivery) => save({ delivery }),
		choosePayment: (payment) => {
			save({ payment });
			settle();
		},
		applyPromotion: async (promotionCode) => {
			const asked = { ...deliveryRequest(latest.current.checkout), promotionCode };
			const { code } = await requestShippingQuote(cart.latestLines(), asked);
			if (code === null) return NOT_CHECKED;
			if (code.kind === "COMMERCIAL") return COMMERCIAL_CODE_MESSAGES["invalid-code"];
			if (code.refusal === null) {
				writePromotionCode(promotionCode);
				settle();
			}
			return code.refusal;
		},
		retryPayment: settle,
		keepForm: (form) => save({ form }),
		submit: (form) =>
			once(() => {
				save({ form });
				writeDeliveryPlace(form.address);
				return settleOrder(form);
			}),
		askApproval: () =>
			void once(async () => {
				const { checkout: asked } = latest.current;
				if (!asked.form) return null;
				try {
					const lines = cart.latestLines();
					const order = { form: asked.form, lines, user, checkout: asked, promotionCode: readPromotionCode(), save };
					const { orderNumber } = await askApproval(order);
					leave(`/orders/${encodeURIComponent(orderNumber)}`);
					return null;
				} catch (cause) {
					return cause;
				}
			}),
		accept: () => once(accept),
		dismissConflict: () => tell({ type: "conflict-closed" }),
		complete,
		completeOnAccount: (orderNumber) => leave(`/orders/${encodeURIComponent(orderNumber)}`),
		restart,
	};
}

const NOT_CHECKED = "Le code n'a pas pu être vérifié. Réessayez dans un instant.";

/** What an intent was made for. */
const contentOf = (items: readonly PaymentItem[]) => JSON.stringify(items);

/** What a failure leaves to say: a question about the cart, else a problem; null is no failure. */
function wordsFor(cause: unknown): { problem: ProblemText | null; conflict: Conflict | null } {
	const conflict = cause === null ? null : conflictOf(cause);
	return { conflict, problem: cause === null || conflict ? null : intentProblem(cause) };
}
