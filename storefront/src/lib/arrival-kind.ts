/** How the page in sight came: loaded whole, brought back by Back or Forward, or followed to by a link. */
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
 * What comes next is followed to, unless the browser says otherwise. An effect of a page may run after Back has begun to leave
 * it: that later arrival stays "restored".
 */
export function hasArrived(ended: Arrival): void {
	if (arrival === ended) arrival = { kind: "followed" };
}

/** Tells the style sheet how the page in sight came. */
export function showArrival(): void {
	document.documentElement.dataset.arrival = arrival.kind;
}
