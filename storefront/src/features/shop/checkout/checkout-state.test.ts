import { describe, expect, it } from "vitest";
import { camille } from "@/lib/testing/fixtures";
import { beginning, type CheckoutEvent, type CheckoutState, next, type Phase, viewOf } from "./checkout-state";
import type { Conflict } from "./conflict";
import { prefilledForm } from "./form-values";
import { informationOf, readCheckout, type StoredCheckout, type StoredIntent, writeCheckout } from "./stored-checkout";

const IN_FULL = { paymentType: "full", depositPercentage: null } as const;
const DEPOSIT = { paymentType: "deposit", depositPercentage: 30 } as const;
const intent: StoredIntent = {
	clientSecret: "pi_1_secret_1",
	paymentIntentId: "pi_1",
	orderNumber: "CMD-2026-000001",
	...DEPOSIT,
	paymentAmount: 3000,
	remainingAmount: 7000,
	provider: "demo",
	promise: null,
	items: "[]",
	information: "",
	promotionCode: "",
};
const checkout: StoredCheckout = {
	userId: "cus_1",
	checkoutId: "8c3b9c1e-58f0-4f5e-9d4b-0f4f0d1a2b3c",
	form: null,
	attempt: { key: "key", body: "{}" },
	payment: IN_FULL,
	commercialCode: "",
	delivery: { surchargeIds: [], day: null },
	intent: null,
};
const problem = { title: "Service de paiement temporairement indisponible." };
const conflict: Conflict = { code: "PRICE_CHANGED", message: "Un prix a changé.", changes: [] };
const OPEN = { state: "open" } as const;
const CLOSED = { state: "closed", orderNumber: "CMD-2026-000001" } as const;

const PHASES = {
	resuming: { at: "resuming" },
	waiting: { at: "waiting", found: OPEN, problem: null, conflict: null },
	asked: { at: "waiting", found: CLOSED, problem, conflict },
	working: { at: "working", found: CLOSED, conflict },
	paid: { at: "paid" },
} satisfies Record<string, Phase>;
const EVENTS = {
	stored: { type: "stored", changes: { commercialCode: "ABC" } },
	found: { type: "found", found: CLOSED },
	lost: { type: "not-found", isUnknown: true },
	silent: { type: "not-found", isUnknown: false },
	began: { type: "began" },
	created: { type: "created", intent, requested: IN_FULL },
	failed: { type: "ended", problem, conflict: null },
	dismissed: { type: "conflict-closed" },
	restarted: { type: "restarted", checkout: { ...checkout, checkoutId: "other" } },
	paid: { type: "paid" },
} satisfies Record<string, CheckoutEvent>;

const at = (phase: Phase, changes: Partial<StoredCheckout> = {}): CheckoutState => ({
	checkout: { ...checkout, ...changes },
	phase,
});

describe("the phase that a checkout begins in", () => {
	it("looks a payment up that was begun before, and waits for the shopper without one", () => {
		expect(beginning({ ...checkout, intent }).phase).toEqual(PHASES.resuming);
		expect(beginning(checkout).phase).toEqual(PHASES.waiting);
	});
});

describe("the phase after an event", () => {
	it.each<[keyof typeof PHASES, keyof typeof EVENTS, Phase]>([
		["resuming", "found", { ...PHASES.waiting, found: CLOSED }],
		["resuming", "lost", PHASES.waiting],
		["resuming", "silent", PHASES.waiting],
		["resuming", "began", { at: "working", found: OPEN, conflict: null }],
		["resuming", "failed", PHASES.resuming],
		["resuming", "dismissed", PHASES.resuming],
		["waiting", "began", { at: "working", found: OPEN, conflict: null }],
		["waiting", "failed", PHASES.waiting],
		["waiting", "found", PHASES.waiting],
		["asked", "began", PHASES.working],
		["asked", "dismissed", { ...PHASES.asked, conflict: null }],
		["asked", "restarted", PHASES.waiting],
		["working", "began", PHASES.working],
		["working", "found", PHASES.working],
		["working", "lost", PHASES.working],
		["working", "created", { at: "working", found: OPEN, conflict: null }],
		["working", "failed", { at: "waiting", found: CLOSED, problem, conflict: null }],
		["working", "dismissed", { ...PHASES.working, conflict: null }],
		["working", "restarted", { at: "working", found: OPEN, conflict: null }],
	])("%s, %s", (phase, event, after) => {
		expect(next(at(PHASES[phase]), EVENTS[event]).phase).toEqual(after);
	});

	it.each(Object.keys(PHASES) as (keyof typeof PHASES)[])("is paid from %s on, whatever comes later", (phase) => {
		const paid = next(at(PHASES[phase]), EVENTS.paid);
		expect(paid.phase).toEqual(PHASES.paid);
		for (const event of Object.values(EVENTS)) expect(next(paid, event)).toBe(paid);
	});
});

describe("what the screens show", () => {
	const NOTHING = {
		isBusy: false,
		isResuming: false,
		found: "open",
		expiredOrder: null,
		isPaid: false,
		problem: null,
		conflict: null,
	};
	it.each<[keyof typeof PHASES, object]>([
		["resuming", { isResuming: true }],
		["waiting", {}],
		["asked", { found: "closed", expiredOrder: "CMD-2026-000001", problem, conflict }],
		["working", { isBusy: true, found: "closed", expiredOrder: "CMD-2026-000001", conflict }],
		["paid", { isPaid: true }],
	])("in the phase %s", (phase, shown) => {
		expect(viewOf(PHASES[phase])).toEqual({ ...NOTHING, ...shown });
	});
});

describe("what is stored of a checkout", () => {
	it("is what was typed or chosen, in every phase but the last", () => {
		for (const phase of ["resuming", "waiting", "asked", "working"] as const) {
			const after = next(at(PHASES[phase]), EVENTS.stored);
			expect(after).toEqual(at(PHASES[phase], { commercialCode: "ABC" }));
		}
	});
	it("is an intent no more that is closed or unknown; one of which nothing was learned stays", () => {
		const resuming = at(PHASES.resuming, { intent });
		expect(next(resuming, EVENTS.found).checkout.intent).toBeNull();
		expect(next(resuming, EVENTS.lost).checkout.intent).toBeNull();
		expect(next(resuming, EVENTS.silent).checkout.intent).toBe(intent);
		expect(next(resuming, { type: "found", found: { state: "in_progress" } }).checkout.intent).toBe(intent);
	});
	it("is the new intent with its choice, and no request that is out", () => {
		const { checkout: after } = next(at(PHASES.working), EVENTS.created);
		expect(after).toEqual({ ...checkout, intent, attempt: null, payment: DEPOSIT });
	});
	it("is a choice made while the intent was made", () => {
		const requested = { paymentType: "deposit", depositPercentage: 50 } as const;
		const { checkout: after } = next(at(PHASES.working, { payment: requested }), EVENTS.created);
		expect(after).toMatchObject({ intent, payment: requested });
	});
	it("says the same of step 1 after a reload, whatever order its keys were set in", () => {
		const address = { country: "France", city: "Grasse", postalCode: "06130", street: "3 place aux Aires" };
		const delivery = { surchargeIds: ["hayon"], day: null, optionId: "palette" };
		const typed = { ...checkout, form: { ...prefilledForm(camille), address }, delivery };
		writeCheckout(typed);
		expect(informationOf(readCheckout(checkout.userId))).toBe(informationOf(typed));
		expect(informationOf({ ...typed, delivery: { ...delivery, day: "2026-12-04" } })).not.toBe(informationOf(typed));
	});
});
