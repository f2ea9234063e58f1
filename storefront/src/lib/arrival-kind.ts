/** How the page in sight came: loaded whole, brought back by Back or Forward, or followed to by a link. */
type ArrivalKind = "whole" | "restored" | "followed";
let kind: ArrivalKind = "whole";

if (typeof window !== "undefined")
	addEventListener("popstate", () => {
		kind = "restored";
	});

/** On the server and while the first page is taken over, "whole". */
export const arrivalKind = (): ArrivalKind => kind;

/** What comes next is followed to, unless the browser says otherwise. */
export function hasArrived(): void {
	kind = "followed";
}

/** Tells the style sheet how the page in sight came. */
export function showArrival(): void {
	document.documentElement.dataset.arrival = kind;
}
