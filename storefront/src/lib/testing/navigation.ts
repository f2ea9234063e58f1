import { vi } from "vitest";

/** Next's router as a test sees it. Mock "next/navigation" with `navigationMock` to use it. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn(), back: vi.fn() };
const place = { pathname: "/", search: "" };

/** The functions that stand for those of next/navigation. */
const navigation = {
	useRouter: () => router,
	usePathname: () => place.pathname,
	useSelectedLayoutSegment: () => place.pathname.split("/")[1] || null,
	useSearchParams: () => new URLSearchParams(place.search),
};

/** Puts the visitor at an address of the shop, with a router that has been nowhere. */
export function visit(address: string): void {
	const url = new URL(address, "http://localhost:3000");
	place.pathname = url.pathname;
	place.search = url.search;
	window.history.replaceState(null, "", address);
	for (const move of Object.values(router)) move.mockClear();
}

/** The whole module: bundlers reach it by name and by default. */
export const navigationMock = { ...navigation, default: navigation };
