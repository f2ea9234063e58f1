import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { order } from "@/lib/testing/fixtures";
import { FollowedOrderPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const KEY = "q3W8key";
const tracking = {
	carrier: "COLISSIMO",
	carrierName: "Colissimo",
	number: "6A12345678901",
	url: "https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901",
};

describe("/commande/{key}", () => {
	it("shows the order and where its parcel is, with nothing to pay or to order again, and no account", async () => {
		const body = { ...order, status: "SHIPPED", tracking, balanceAmount: 10 };
		const calls = fakeApi({ [`GET /followed-orders/${KEY}`]: { body } });
		render(<FollowedOrderPage orderKey={KEY} />);
		expect(await screen.findByRole("heading", { name: `Commande ${order.orderNumber}` })).toBeDefined();
		expect(screen.getByRole("link", { name: /Suivre le colis/ }).getAttribute("href")).toBe(tracking.url);
		expect(screen.queryByRole("button", { name: /Payer|Commander à nouveau/ })).toBeNull();
		expect(calls.every(({ headers }) => headers.authorization === undefined)).toBe(true);
	});

	it("shows a number without a known page, without a link", async () => {
		fakeApi({ [`GET /followed-orders/${KEY}`]: { body: { ...order, tracking: { ...tracking, url: null } } } });
		render(<FollowedOrderPage orderKey={KEY} />);
		expect(await screen.findByText(tracking.number)).toBeDefined();
		expect(screen.queryByRole("link", { name: /Suivre le colis/ })).toBeNull();
	});

	it("a key that opens nothing says so, and whom to ask", async () => {
		fakeApi({ [`GET /followed-orders/${KEY}`]: failure(404, "ORDER_NOT_FOUND", "Commande non trouvée") });
		render(<FollowedOrderPage orderKey={KEY} />);
		expect(await screen.findByRole("heading", { name: "Commande introuvable" })).toBeDefined();
		expect(screen.getByRole("link", { name: "Nous contacter" }).getAttribute("href")).toBe("/contact");
	});
});
