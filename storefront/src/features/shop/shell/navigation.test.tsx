import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentArrival, hasArrived } from "@/lib/arrival-kind";
import { navigationMock, visit } from "@/lib/testing/navigation";
import { LEAVING } from "@/ui/link";
import { Navigation } from "./navigation";

vi.mock("next/navigation", () => navigationMock);

/** What a link of the shop tells when it is followed. */
const leaveFor = (href: string) => window.dispatchEvent(new CustomEvent(LEAVING, { detail: href }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	visit("/");
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("sign of a page on its way", () => {
	it("shows after 150 ms and goes when the page is there", () => {
		const { rerender } = render(<Navigation />);
		leaveFor("/products?page=2#liste");
		wait(149);
		expect(screen.queryByRole("status")).toBeNull();
		wait(1);
		expect(screen.getByRole("status").textContent).toBe("Chargement de la page");
		visit("/products?page=2");
		rerender(<Navigation />);
		expect(screen.queryByRole("status")).toBeNull();
	});
	it.each(["/", "/#liste"])("stays away for a link to the page itself: %s", (href) => {
		render(<Navigation />);
		leaveFor(href);
		wait(1000);
		expect(screen.queryByRole("status")).toBeNull();
	});
});

describe("focus", () => {
	it("stays where it is on a page that was loaded whole, and goes to the heading of one that was followed to", () => {
		const page = () => (
			<>
				<Navigation />
				<main>
					<h1>Catalogue</h1>
				</main>
			</>
		);
		hasArrived(currentArrival());
		const { rerender } = render(page());
		expect(document.activeElement).toBe(document.body);
		visit("/products");
		rerender(page());
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Catalogue" }));
	});
});
