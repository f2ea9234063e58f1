/** Told to the window when a page is asked for that no network can bring; `detail` names it, as far as it has a name. */
export const UNREACHED = "page-unreached";

/**
 * Whether another page can be gone to now. Offline the router would leave the shop for the browser's own error page: the page
 * stays instead, and is told what is missing.
 * @param name of the page, as the visitor knows it
 */
export function isReachable(name: string): boolean {
	if (navigator.onLine !== false) return true;
	dispatchEvent(new CustomEvent(UNREACHED, { detail: name }));
	return false;
}

declare global {
	interface WindowEventMap {
		[UNREACHED]: CustomEvent<string>;
	}
}
