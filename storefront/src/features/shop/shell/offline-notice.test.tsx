import { act, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isReachable } from "@/ui/reach";
import { MissingPage } from "./missing-page";
import { OfflineNotice } from "./offline-notice";
import { OFFLINE_SCRIPT } from "./offline-script";

function connection(isOnline: boolean): void {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
	act(() => {
		window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
	});
}
afterEach(() => document.documentElement.removeAttribute("data-offline"));

describe("cart and favourites work offline, with a plain notice", () => {
	it("stands in the page from the start, and the root says when it shows, without any script of the page", () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		new Function(OFFLINE_SCRIPT)();
		render(<OfflineNotice />);
		expect(screen.getByRole("status").textContent).toMatch(/^Vous êtes hors connexion\. Votre panier et vos favoris/);
		expect(document.documentElement.hasAttribute("data-offline")).toBe(true);
		connection(true);
		expect(document.documentElement.hasAttribute("data-offline")).toBe(false);
		connection(false);
		expect(document.documentElement.hasAttribute("data-offline")).toBe(true);
	});

	it("a page that was asked for and cannot be had is named, until the connection is back", () => {
		const { container } = render(<MissingPage />);
		connection(false);
		act(() => expect(isReachable("Berlingots")).toBe(false));
		expect(container.textContent).toContain("Berlingots");
		expect(container.textContent).toContain("n'est pas encore dans ce navigateur");
		connection(true);
		expect(isReachable("Berlingots")).toBe(true);
		connection(false);
		expect(container.textContent).toBe("");
	});
});
