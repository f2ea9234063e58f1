"use client";

import type { CheckoutForm } from "@confiserie/domain/checkout-form";
import type { User } from "@confiserie/domain/contract/auth";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { forgetHeldBoxes, keepHeldBoxes, paymentItems, useCart } from "@/features/cart";
import { IN_FULL, type PaymentWish, wishOf } from "@/features/deposit";
import { isOutcomeUnknown, type PaymentState, type ProblemText, paymentStateOf } from "@/features/payment";
import { ApiProblem } from "@/lib/api";
import { acceptChanges } from "./accept-changes";
import { callPaymentStatus, isCaptured } from "./calls";
import { type Conflict, conflictOf } from "./conflict";
import { createIntent } from "./create-intent";
import { intentProblem } from "./intent-problem";
import { writeLastOrder } from "./last-order";
import { isDepositRefusal, settlePayment } from "./settle-payment";
import {
	forgetCheckout,
	isSettled,
	newCheckout,
	readCheckout,
	type StoredCheckout,
	type StoredIntent,
	writeCheckout,
} from "./stored-checkout";

export interface Checkout {
	checkout: StoredCheckout;
	/** The intent that fits the cart as it is now; null while there is none. */
	intent: StoredIntent | null;
	/** True when an intent is in hand but the cart has changed since. */
	isCartChanged: boolean;
	isBusy: boolean;
	/** True while a payment found at the start is being looked up. */
	isResuming: boolean;
	/** Where the payment that was found at the start stands; "open" when none was found. */
	found: PaymentState;
	/** Number of the order whose payment was found closed at the start: it may be placed anew. */
	expiredOrder: string | null;
	/** True once paid: the page is on its way to the success screen. */
	isPaid: boolean;
	problem: ProblemText | null;
	conflict: Conflict | null;
	/** True when the intent asks for what is wished: only then may it be paid. */
	isSettled: boolean;
	keepForm: (form: CheckoutForm) => void;
	/** Creates the payment intent. Resolves to the failure, null when step 2 can begin. */
	submit: (form: CheckoutForm) => Promise<unknown>;
	keepCode: (commercialCode: string) => void;
	/** Wishes another way to pay and brings the order in line; wishes that come meanwhile are taken up after it. */
	choosePayment: (payment: PaymentWish) => void;
	/** Sends the present wish again after a failure. */
	retryPayment: () => void;
	/** Takes the shop's new prices and quantities and tries again. */
	accept: () => Promise<unknown>;
	dismissConflict: () => void;
	/** What a successful payment does. Source: spec §4 "Checkout". */
	complete: (paid: Parameters<typeof writeLastOrder>[0]) => void;
	/** Begins anew under a new checkout, the form kept: the order of this one is closed. */
	restart: () => void;
}

/** The checkout of one person in one tab: survives reload and back through session storage. */
export function useCheckout(user: User): Checkout {
	const cart = useCart();
	const router = useRouter();
	const [checkout, setCheckout] = useState(() => readCheckout(user.id));
	const latest = useRef(checkout);
	const isLocked = useRef(false);
	const isDone = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [isResuming, setResuming] = useState(checkout.intent !== null);
	const [found, setFound] = useState<PaymentState>("open");
	const [expiredOrder, setExpiredOrder] = useState<string | null>(null);
	const [isPaid, setPaid] = useState(false);
	const [problem, setProblem] = useState<ProblemText | null>(null);
	const [conflict, setConflict] = useState<Conflict | null>(null);

	const save = (patch: Partial<StoredCheckout>) => {
		latest.current = { ...latest.current, ...patch };
		writeCheckout(latest.current);
		setCheckout(latest.current);
	};
	const restart = () => {
		const { form, payment, commercialCode } = latest.current;
		save({ ...newCheckout(user.id, form), payment, commercialCode });
		forgetHeldBoxes();
		setProblem(null);
	};
	const complete: Checkout["complete"] = (paid) => {
		isDone.current = true;
		writeLastOrder(paid);
		setPaid(true);
		forgetCheckout();
		forgetHeldBoxes();
		cart.clear();
		router.replace("/checkout/success");
	};
	const once = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
		if (isLocked.current) return null;
		isLocked.current = true;
		setBusy(true);
		setProblem(null);
		try {
			return await work();
		} finally {
			isLocked.current = false;
			setBusy(false);
		}
	};
	const attempt = async (form: CheckoutForm): Promise<unknown> => {
		try {
			const lines = cart.latestLines();
			const wish = latest.current.payment;
			const intent = await createIntent({ form, lines, user, checkout: latest.current, save });
			const items = paymentItems(lines);
			save({ intent: { ...intent, items: JSON.stringify(items) }, attempt: null });
			setFound("open");
			setExpiredOrder(null);
			if (latest.current.payment === wish) save({ payment: wishOf(intent) });
			keepHeldBoxes(items);
			setConflict(null);
			return null;
		} catch (cause) {
			if (!isOutcomeUnknown(cause)) save({ attempt: null });
			if (isDepositRefusal(cause)) save({ payment: IN_FULL });
			const found = conflictOf(cause);
			setConflict(found);
			setProblem(found ? null : intentProblem(cause));
			return cause;
		}
	};
	/** Paid meanwhile: done. Otherwise closed unpaid: the same wish under a new checkout. Unknown: said as it is. */
	const afterClosed = async (cause: unknown, form: CheckoutForm): Promise<unknown> => {
		const { intent } = latest.current;
		try {
			const status = intent ? await callPaymentStatus(intent.paymentIntentId) : null;
			if (status && isCaptured(status)) {
				complete(status);
				return null;
			}
		} catch {
			return cause;
		}
		restart();
		return attempt(form);
	};

	const attemptOpen = async (form: CheckoutForm): Promise<unknown> => {
		const cause = await attempt(form);
		return cause instanceof ApiProblem && cause.code === "CHECKOUT_CLOSED" ? afterClosed(cause, form) : cause;
	};
	const settle = () => {
		const { form } = latest.current;
		if (!form) return;
		void once(async () => {
			const isOver = () => isDone.current || isSettled(latest.current);
			const refusal = await settlePayment(() => attemptOpen(form), isOver);
			if (refusal) setProblem(intentProblem(refusal));
		});
	};

	// Reload in mid-payment: the server knows whether the money was taken, and whether it still can be.
	const atStart = useRef({ checkout, complete, save });
	useEffect(() => {
		const { checkout: kept, complete: done, save: keep } = atStart.current;
		if (!kept.intent) return;
		callPaymentStatus(kept.intent.paymentIntentId).then(
			(status) => {
				const state = paymentStateOf(status);
				if (state === "paid") return done(status);
				setFound(state);
				if (state === "closed") {
					// What was held is not held any more.
					keep({ intent: null });
					forgetHeldBoxes();
					setExpiredOrder(status.orderNumber);
				}
				setResuming(false);
			},
			(cause) => {
				if (cause instanceof ApiProblem && cause.status === 404) keep({ intent: null });
				setResuming(false);
			},
		);
	}, []);

	const items = useMemo(() => JSON.stringify(paymentItems(cart.lines)), [cart.lines]);
	const isCurrent = checkout.intent?.items === items;
	return {
		checkout,
		intent: isCurrent ? checkout.intent : null,
		isCartChanged: checkout.intent !== null && !isCurrent && !isPaid,
		isBusy,
		isResuming,
		found,
		expiredOrder,
		isPaid,
		problem,
		conflict,
		isSettled: isSettled(checkout),
		keepCode: (commercialCode) => save({ commercialCode }),
		choosePayment: (payment) => {
			save({ payment });
			settle();
		},
		retryPayment: settle,
		keepForm: (form) => save({ form }),
		submit: (form) =>
			once(async () => {
				save({ form });
				return attemptOpen(form);
			}),
		accept: () =>
			once(async () => {
				try {
					await acceptChanges(conflict?.changes ?? [], cart);
				} catch (cause) {
					setProblem(intentProblem(cause));
					return cause;
				}
				const { form } = latest.current;
				setConflict(null);
				return form && cart.latestLines().length > 0 ? attempt(form) : null;
			}),
		dismissConflict: () => setConflict(null),
		complete,
		restart,
	};
}
