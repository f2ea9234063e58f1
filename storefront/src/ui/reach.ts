/** Window event when a page is unavailable offline; `detail` names it, as far as it has a name. */
export const UNREACHED = "page-unreached";

/**
 * Whether a navigation is possible now. Offline the router would leave the shop for the browser's own error page: instead
 * the page stays and reports what is missing.
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
