import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NavigationProgress } from "./navigation-progress";

const here = vi.hoisted(() => ({ pathname: "/" }));
vi.mock("next/navigation", () => {
	const navigation = { usePathname: () => here.pathname, useSearchParams: () => new URLSearchParams() };
	return { ...navigation, default: navigation };
});

const page = () => (
	<>
		<NavigationProgress />
		<a href="/products">Produits</a>
		<a href="/">Accueil</a>
	</>
);
const follow = (name: string, how = {}) => {
	// The router keeps a click to itself; jsdom cannot follow a link.
	const stop = (event: Event) => event.preventDefault();
	window.addEventListener("click", stop, { once: true });
	fireEvent.click(screen.getByRole("link", { name }), how);
};

beforeEach(() => {
	here.pathname = "/";
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

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
