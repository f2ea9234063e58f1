/**
 * What one account may hold without having paid for it. A hold takes boxes from every other buyer, so that it has a
 * limit for each product, one for all together, and a number of tries; a pallet can always be ordered.
 */
export interface UnpaidHoldRules {
	/** Of the boxes of a product that could be sold, the share that one account may hold unpaid; percent. */
	stockPercent: number;
	/** Boxes of all products together that one account may hold unpaid. */
	boxesPerAccount: number;
	/** Orders within 24 hours in which an account may have held a product without paying. */
	holdsPerDay: number;
}
export const DEFAULT_UNPAID_HOLD_RULES: UnpaidHoldRules = { stockPercent: 50, boxesPerAccount: 1000, holdsPerDay: 3 };

/** However scarce a product is, these may be held; or a pallet, where one holds more. */
export const ALWAYS_HOLDABLE_BOXES = 50;

/** The span over which unpaid holds are counted. */
export const UNPAID_HOLDS_WINDOW_HOURS = 24;

/** A product that an order is to hold; quantities in boxes. */
export interface WantedHold {
	boxes: number;
	/** Held by the account's other unpaid orders. */
	heldElsewhere: number;
	/** What could be sold if this account held nothing unpaid. */
	sellableBoxes: number;
	boxesPerPallet: number | null;
	/** Whether this very order holds the product already: then it is no new try. */
	isHeldHere: boolean;
	/** Other orders of the account that held the product within the last 24 hours and ended unpaid. */
	endedUnpaid: number;
}

/** Why a hold is refused. IN_ALL concerns no product of its own. */
export type HoldRefusal<Wanted extends WantedHold> =
	| { reason: "TOO_OFTEN" | "TOO_MANY"; wanted: Wanted }
	| { reason: "IN_ALL" };

/** Boxes of a product that one account may hold unpaid, over all of its orders. */
export function unpaidLimitBoxes(
	{ sellableBoxes, boxesPerPallet }: Pick<WantedHold, "sellableBoxes" | "boxesPerPallet">,
	{ stockPercent }: UnpaidHoldRules,
): number {
	const share = Math.floor((sellableBoxes * stockPercent) / 100);
	return Math.max(ALWAYS_HOLDABLE_BOXES, boxesPerPallet ?? 0, share);
}

/** Boxes of the product that this order may hold. */
export function holdableBoxes(wanted: WantedHold, rules: UnpaidHoldRules): number {
	if (isTooOften(wanted, rules)) return 0;
	return Math.max(0, unpaidLimitBoxes(wanted, rules) - wanted.heldElsewhere);
}

/**
 * Judges what an order is to hold.
 * @param heldInAll boxes of every product that the account's other unpaid orders hold
 * @returns the first reason to refuse it, or null
 */
export function holdRefusal<Wanted extends WantedHold>(
	wanted: readonly Wanted[],
	heldInAll: number,
	rules: UnpaidHoldRules,
): HoldRefusal<Wanted> | null {
	for (const one of wanted) {
		if (isTooOften(one, rules)) return { reason: "TOO_OFTEN", wanted: one };
		if (one.boxes > holdableBoxes(one, rules)) return { reason: "TOO_MANY", wanted: one };
	}
	const inAll = wanted.reduce((sum, { boxes }) => sum + boxes, heldInAll);
	return inAll > rules.boxesPerAccount ? { reason: "IN_ALL" } : null;
}

/** Whether an account then holds so much of a product that the shop should know: half of its limit, and a pallet at least. */
export function isUnusualHold({ boxes, heldElsewhere, ...wanted }: WantedHold, rules: UnpaidHoldRules): boolean {
	const held = boxes + heldElsewhere;
	return held >= (wanted.boxesPerPallet ?? ALWAYS_HOLDABLE_BOXES) && held * 2 >= unpaidLimitBoxes(wanted, rules);
}

const isTooOften = ({ isHeldHere, endedUnpaid }: WantedHold, { holdsPerDay }: UnpaidHoldRules) =>
	!isHeldHere && endedUnpaid >= holdsPerDay;
