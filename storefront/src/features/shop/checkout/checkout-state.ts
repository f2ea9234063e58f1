import { choiceOf } from "@/features/shop/deposit";
import type { PaymentState, ProblemText } from "@/features/shop/payment";
import type { Conflict } from "./conflict";
import type { StoredCheckout, StoredIntent } from "./stored-checkout";

/** What was found of a payment that an earlier visit began: `closed` can be paid no more and names its order. */
export type Found =
	| { state: Exclude<PaymentState, "paid" | "closed"> }
	| { state: Extract<PaymentState, "closed">; orderNumber: string };

/**
 * State of a checkout.
 * `resuming`: a payment found at the start is being looked up. `waiting`: for the shopper, with what the last try said.
 * `working`: a request is out, and no other may go. `paid`: on the way to the success screen, for good.
 */
export type Phase =
	| { at: "resuming" }
	| { at: "waiting"; found: Found; problem: ProblemText | null; conflict: Conflict | null }
	| { at: "working"; found: Found; conflict: Conflict | null }
	| { at: "paid" };

/** The checkout as stored over a reload, and its phase. */
export interface CheckoutState {
	checkout: StoredCheckout;
	phase: Phase;
}

export type CheckoutEvent =
	/** Something typed or chosen, or what a request must remember. */
	| { type: "stored"; changes: Partial<StoredCheckout> }
	/** The payment of an earlier visit was found, unpaid. */
	| { type: "found"; found: Found }
	/** Nothing was learned of it; `isUnknown` when the shop has no such payment. */
	| { type: "not-found"; isUnknown: boolean }
	| { type: "began" }
	/** The shop made an intent for what was chosen when it was asked. */
	| { type: "created"; intent: StoredIntent; requested: StoredCheckout["payment"] }
	/** The request is over, with what it leaves to say. */
	| { type: "ended"; problem: ProblemText | null; conflict: Conflict | null }
	| { type: "conflict-closed" }
	/** Restarted under another checkout: the order of the last one is closed. */
	| { type: "restarted"; checkout: StoredCheckout }
	| { type: "paid" };

export function beginning(checkout: StoredCheckout): CheckoutState {
	return { checkout, phase: checkout.intent === null ? WAITING : { at: "resuming" } };
}

/** The state after an event; the same state where the event has nothing to say in this phase. */
export function next(state: CheckoutState, event: CheckoutEvent): CheckoutState {
	const { checkout, phase } = state;
	if (phase.at === "paid") return state;
	switch (event.type) {
		case "stored":
			return { checkout: { ...checkout, ...event.changes }, phase };
		case "found":
			// A request that went out meanwhile knows better.
			if (phase.at !== "resuming") return state;
			return {
				checkout: event.found.state === "closed" ? { ...checkout, intent: null } : checkout,
				phase: { ...WAITING, found: event.found },
			};
		case "not-found":
			if (phase.at !== "resuming") return state;
			return { checkout: event.isUnknown ? { ...checkout, intent: null } : checkout, phase: WAITING };
		case "began":
			if (phase.at === "working") return state;
			return {
				checkout,
				phase: phase.at === "resuming" ? WORKING : { at: "working", found: phase.found, conflict: phase.conflict },
			};
		case "created":
			return {
				checkout: {
					...checkout,
					intent: event.intent,
					attempt: null,
					// A choice made meanwhile is taken up after this one.
					payment: checkout.payment === event.requested ? choiceOf(event.intent) : checkout.payment,
				},
				phase: phase.at === "working" ? WORKING : phase,
			};
		case "ended":
			if (phase.at !== "working") return state;
			return {
				checkout,
				phase: { at: "waiting", found: phase.found, problem: event.problem, conflict: event.conflict },
			};
		case "conflict-closed":
			return { checkout, phase: phase.at === "resuming" ? phase : { ...phase, conflict: null } };
		case "restarted":
			return { checkout: event.checkout, phase: phase.at === "working" ? WORKING : WAITING };
		case "paid":
			return { checkout, phase: { at: "paid" } };
	}
}

/** What the screens show of a phase. */
export interface PhaseView {
	isBusy: boolean;
	/** True while a payment found at the start is being looked up. */
	isResuming: boolean;
	/** State of the payment that was found at the start; "open" when none was found. */
	found: PaymentState;
	/** Number of the order whose payment was found closed at the start: it may be placed again. */
	expiredOrder: string | null;
	/** True once paid: the page is on its way to the success screen. */
	isPaid: boolean;
	problem: ProblemText | null;
	conflict: Conflict | null;
}

export function viewOf(phase: Phase): PhaseView {
	const isOpen = phase.at === "waiting" || phase.at === "working";
	const found = isOpen ? phase.found : OPEN;
	return {
		isBusy: phase.at === "working",
		isResuming: phase.at === "resuming",
		found: found.state,
		expiredOrder: found.state === "closed" ? found.orderNumber : null,
		isPaid: phase.at === "paid",
		problem: phase.at === "waiting" ? phase.problem : null,
		conflict: isOpen ? phase.conflict : null,
	};
}

const OPEN: Found = { state: "open" };
const WAITING = { at: "waiting", found: OPEN, problem: null, conflict: null } as const;
const WORKING = { at: "working", found: OPEN, conflict: null } as const;
