/** Pages that one visit to a page fetches on sight alone. */
const MOST_ON_SIGHT = 12;
const SIGNS_OF_LIFE = ["pointermove", "touchstart", "scroll", "keydown"];

let left = MOST_ON_SIGHT;
let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

/** What browsers that know tell of the line (Network Information API). */
function line(): { saveData?: boolean; effectiveType?: string } {
	return (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
}

/** Whether the visitor has data saving on. */
export function isSavingData(): boolean {
	return line().saveData === true;
}

/** Whether the connection is known to be fast without data saving: a browser that does not report it counts as slow. */
export function isLineGenerous(): boolean {
	return line().effectiveType === "4g" && !isSavingData();
}

/**
 * Calls back once `element` is visible to a visitor who has interacted with the page, for the first few elements of a document.
 * Returns the cancellation.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
	waiting.set(element, seen);
	if (observer) observer.observe(element);
	else if (waiting.size === 1)
		for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { once: true, passive: true, capture: true });
	return () => {
		waiting.delete(element);
		observer?.unobserve(element);
	};
}

function begin(): void {
	observer ??= new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			if (!isIntersecting) continue;
			observer?.unobserve(target);
			if (left === 0) continue;
			left -= 1;
			waiting.get(target)?.();
		}
	});
	for (const element of waiting.keys()) observer.observe(element);
}

/** The next page has other links. */
export function resetBudget(): void {
	left = MOST_ON_SIGHT;
}
