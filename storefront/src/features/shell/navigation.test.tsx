import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "@/ui/link";
import { Navigation } from "./navigation";

const here = vi.hoisted(() => ({ pathname: "/", push: vi.fn() }));
vi.mock("next/navigation", () => {
	const router = { push: here.push };
	const navigation = {
		usePathname: () => here.pathname,
		useRouter: () => router,
		useSearchParams: () => new URLSearchParams(),
	};
	return { ...navigation, default: navigation };
});

const page = () => (
	<>
		<Navigation />
		<Link href="/products?page=2#liste">
			<b>Produits</b>
		</Link>
		<Link href="/products" scroll={false}>
			Sans filtre
		</Link>
		<Link href="/">Accueil</Link>
		<Link href="/faq" onClick={(event) => event.preventDefault()}>
			Retenu
		</Link>
		<Link href="/terms" target="_blank">
			Conditions
		</Link>
		<a href="/api/auth/google">Google</a>
	</>
);
/** Whether the browser was left to follow the link by itself. */
const follow = (name: string, how = {}): boolean => {
	let isBrowsers = false;
	// jsdom cannot follow a link.
	const stop = (event: Event) => {
		isBrowsers = !event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener("click", stop, { once: true });
	fireEvent.click(screen.getByText(name), how);
	return isBrowsers;
};

beforeEach(() => {
	here.pathname = "/";
	here.push.mockClear();
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("links of the shop", () => {
	it("are followed inside the page, from wherever in them the click came", () => {
		render(page());
		expect(follow("Produits")).toBe(false);
		expect(here.push).toHaveBeenCalledExactlyOnceWith("/products?page=2#liste", { scroll: true });
	});
	it("keep the scroll position where they say so", () => {
		render(page());
		expect(follow("Sans filtre")).toBe(false);
		expect(here.push).toHaveBeenCalledExactlyOnceWith("/products", { scroll: false });
	});
	it.each([
		["a click that opens a tab", "Produits", { ctrlKey: true }],
		["a click that opens a window", "Produits", { shiftKey: true }],
		["another button of the mouse", "Produits", { button: 1 }],
		["a link with a target", "Conditions", {}],
		["an address that is no page of the shop", "Google", {}],
	])("are left to the browser: %s", (_case, name, how) => {
		render(page());
		expect(follow(name, how)).toBe(true);
		expect(here.push).not.toHaveBeenCalled();
	});
	it("are not followed when the page prevents it", () => {
		render(page());
		follow("Retenu");
		expect(here.push).not.toHaveBeenCalled();
	});
});

describe("sign of a page on its way", () => {
	it("shows after 150 ms and goes when the page is there", () => {
		const { rerender } = render(page());
		follow("Produits");
		act(() => vi.advanceTimersByTime(149));
		expect(screen.queryByRole("status")).toBeNull();
		act(() => vi.advanceTimersByTime(1));
		expect(screen.getByRole("status").textContent).toBe("Chargement de la page");
		here.pathname = "/products";
		rerender(page());
		expect(screen.queryByRole("status")).toBeNull();
	});
	it.each([
		["a link to the page itself", "Accueil", {}],
		["a click that opens a tab", "Produits", { ctrlKey: true }],
	])("stays away for %s", (_case, name, how) => {
		render(page());
		follow(name, how);
		act(() => vi.advanceTimersByTime(1000));
		expect(screen.queryByRole("status")).toBeNull();
	});
});
