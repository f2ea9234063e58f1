/** How the current page was reached: a full load, Back or Forward, or a link. */
type Arrival = { kind: "whole" | "restored" | "followed" };
let arrival: Arrival = { kind: "whole" };

if (typeof window !== "undefined")
	addEventListener("popstate", () => {
		arrival = { kind: "restored" };
	});

/** The arrival under way: what `hasArrived` ends. */
export const currentArrival = (): Arrival => arrival;

/** On the server and while the first page is taken over, "whole". */
export const arrivalKind = (): Arrival["kind"] => arrival.kind;

/**
 * The next page counts as followed, unless the browser reports otherwise. An effect of a page may run after Back has begun to leave
 * it: that later arrival stays "restored".
 */
export function hasArrived(ended: Arrival): void {
	if (arrival === ended) arrival = { kind: "followed" };
}

/** Sets the arrival of the current page for the style sheet. */
export function showArrival(): void {
	document.documentElement.dataset.arrival = arrival.kind;
}
