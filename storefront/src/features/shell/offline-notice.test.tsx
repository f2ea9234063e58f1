import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { isReachable } from "@/ui/reach";
import { OfflineNotice } from "./offline-notice";

function connection(isOnline: boolean): void {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
	act(() => {
		window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
	});
}

describe("cart and favourites work offline, with a plain notice", () => {
	it("says so while the connection is gone, and no longer", () => {
		render(<OfflineNotice />);
		expect(screen.getByRole("status").textContent).toBe("");
		connection(false);
		expect(screen.getByRole("status").textContent).toMatch(/^Vous êtes hors connexion\. Votre panier et vos favoris/);
		connection(true);
		expect(screen.getByRole("status").textContent).toBe("");
	});

	it("a page that was asked for and cannot be had is named, until the connection is back", () => {
		render(<OfflineNotice />);
		connection(false);
		act(() => expect(isReachable("Berlingots")).toBe(false));
		expect(screen.getByRole("status").textContent).toContain("Berlingots");
		expect(screen.getByRole("status").textContent).toContain("n'est pas encore dans ce navigateur");
		connection(true);
		expect(isReachable("Berlingots")).toBe(true);
		connection(false);
		expect(screen.getByRole("status").textContent).not.toContain("Berlingots");
	});
});
