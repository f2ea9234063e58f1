/** Most lists of an account, most products of one, and the length of its name. */
export const LIST_LIMITS = { lists: 50, lines: 200, nameLength: 60, reminderDays: 730 } as const;

/** The consent to a reminder: its text and version are stored with the date that is chosen. A change needs a new version. */
export const LIST_REMINDER_CONSENT = {
	version: 1,
	text: "Recevoir un e-mail à cette date, pour penser à commander cette liste.",
} as const;

/** A product with a number of boxes, in a list, a cart or another of the account's devices. */
export interface BoxesOf {
	productId: string;
	quantity: number;
}

/**
 * Puts two sets of products together: of a product in both the larger quantity counts, so that a repetition changes
 * nothing. Those of `first` come first and stay in their order.
 */
export function mergeBoxes(first: readonly BoxesOf[], added: readonly BoxesOf[]): BoxesOf[] {
	const boxes = new Map<string, number>();
	for (const { productId, quantity } of [...first, ...added])
		boxes.set(productId, Math.max(boxes.get(productId) ?? 0, quantity));
	return [...boxes].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Why a list cannot remind on a day, AAAA-MM-JJ; null when it can: from tomorrow on, for two years. */
export function reminderProblem(day: string, today: string): string | null {
	if (day <= today) return "Choisissez une date à partir de demain.";
	const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
	return days > LIST_LIMITS.reminderDays ? "Choisissez une date dans les deux ans." : null;
}
