import { act } from "@testing-library/react";
import { useMemo, useSyncExternalStore } from "react";
import { vi } from "vitest";

// A test may stub the global one.
const { location } = document;
const followers = new Set<() => void>();
const follow = (onMove: () => void) => {
	followers.add(onMove);
	window.addEventListener("popstate", onMove);
	return () => {
		followers.delete(onMove);
		window.removeEventListener("popstate", onMove);
	};
};
function move(way: "pushState" | "replaceState", address: string) {
	window.history[way](null, "", address);
	for (const onMove of followers) onMove();
}
const movesWithin = (way: "pushState" | "replaceState") =>
	vi.fn((address: string, _options?: { scroll?: boolean }) => {
		if (new URL(address, location.href).pathname === location.pathname) move(way, address);
	});
const useLocation = (part: "pathname" | "search") => {
	const now = () => location[part];
	return useSyncExternalStore(follow, now, now);
};

/** Next's router as a test sees it: it opens no other page. Mock "next/navigation" with `navigationMock` to use it. */
export const router = {
	push: movesWithin("pushState"),
	replace: movesWithin("replaceState"),
	refresh: vi.fn(),
	prefetch: vi.fn(),
	back: vi.fn(),
};

/** The functions that stand for those of next/navigation. */
const navigation = {
	useRouter: () => router,
	usePathname: () => useLocation("pathname"),
	useSelectedLayoutSegment: () => useLocation("pathname").split("/")[1] || null,
	useSearchParams: () => {
		const search = useLocation("search");
		return useMemo(() => new URLSearchParams(search), [search]);
	},
};

/** Puts the visitor at an address of the shop, with a router that has been nowhere. */
export function visit(address: string): void {
	act(() => move("replaceState", address));
	for (const call of Object.values(router)) call.mockClear();
}

/** The whole module: bundlers reach it by name and by default. */
export const navigationMock = { ...navigation, default: navigation };
