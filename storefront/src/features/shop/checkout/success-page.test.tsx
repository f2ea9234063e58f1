import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, order } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { SuccessPage } from ".";
import { readCheckout, type StoredIntent, writeCheckout } from "./stored-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const LAST = {
	orderNumber: "CMD-7K3M-9QX2",
	paymentType: "full",
	paymentAmount: 52992,
	remainingAmount: 0,
	depositPercentage: null,
};
const me = { "GET /auth/me": { body: camille } };
beforeEach(() => {
	storeToken(camille.token);
	visit("/checkout/success");
});

describe("success page", () => {
	it("with no stored order data and no payment_intent parameter it redirects to home", async () => {
		fakeApi(me);
		renderInShop(<SuccessPage />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
	});

	it.each(["{broken", '{"orderNumber":""}', "null"])("unreadable order data counts as none: %s", async (text) => {
		sessionStorage.setItem("lastOrder", text);
		fakeApi(me);
		renderInShop(<SuccessPage />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
	});

	it("confirms the last order stored for the session", async () => {
		sessionStorage.setItem("lastOrder", JSON.stringify(LAST));
		fakeApi(me);
		renderInShop(<SuccessPage />);
		expect(await screen.findByRole("heading", { name: "Merci pour votre commande" })).toBeDefined();
		expect(screen.getByText("CMD-7K3M-9QX2")).toBeDefined();
		expect(screen.getByText("529,92 €")).toBeDefined();
		expect(screen.getByRole("link", { name: "Voir ma commande" }).getAttribute("href")).toBe("/orders/CMD-7K3M-9QX2");
	});

	it("shows the order with its images, where it goes, when it arrives, and where the mail was sent", async () => {
		sessionStorage.setItem("lastOrder", JSON.stringify(LAST));
		const promise = { kind: "DELIVERY", day: "2026-12-01", isFrom: false, orderBefore: null };
		fakeApi({ ...me, "GET /orders/CMD-7K3M-9QX2": { body: { ...order, promise } } });
		renderInShop(<SuccessPage />);
		const items = await screen.findByRole("region", { name: "Votre commande" });
		expect(items.textContent).toContain("Barbe à papa fraise des bois");
		expect(items.querySelector("img")).not.toBeNull();
		expect(items.textContent?.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(/Sous-total.*€Frais de port.*Total TTC.*€$/);
		const next = screen.getByRole("region", { name: "Et maintenant" }).textContent;
		expect(next).toContain("client@demo.fr");
		expect(next).toContain("Votre commande sera chez vous mardi 1er décembre.");
		expect(next).toContain("3 place aux Aires, 06130 Grasse");
	});

	it("of a deposit: what was paid and what is left", async () => {
		const deposit = { paymentType: "deposit", paymentAmount: 13248, remainingAmount: 39744, depositPercentage: 25 };
		sessionStorage.setItem("lastOrder", JSON.stringify({ ...LAST, ...deposit }));
		fakeApi(me);
		renderInShop(<SuccessPage />);
		expect(await screen.findByText(/Votre acompte est accepté/)).toBeDefined();
		expect(screen.getByText(/^Acompte payé \(25\s%\)$/).nextSibling?.textContent).toMatch(/^132,48\s€$/);
		expect(screen.getByText("Restant dû").nextSibling?.textContent).toMatch(/^397,44\s€$/);
		expect(screen.queryByText("Montant payé")).toBeNull();
	});

	it("or the one that the payment_intent parameter names", async () => {
		visit("/checkout/success?payment_intent=pi_1");
		fakeApi({ ...me, "GET /payments/status/intent/pi_1": { body: { ...LAST, paymentStatus: "PAID" } } });
		renderInShop(<SuccessPage />);
		expect(await screen.findByRole("heading", { name: "Merci pour votre commande" })).toBeDefined();
	});

	it.each([
		["PENDING", "Paiement en cours de confirmation"],
		["FAILED", "Le paiement n'a pas abouti"],
		["REFUNDED", "Commande remboursée"],
	])("never says paid when it is %s", async (paymentStatus, title) => {
		visit("/checkout/success?payment_intent=pi_1");
		fakeApi({ ...me, "GET /payments/status/intent/pi_1": { body: { ...LAST, paymentStatus } } });
		renderInShop(<SuccessPage />);
		expect(await screen.findByRole("heading", { name: title })).toBeDefined();
		expect(screen.queryByText(/Merci/)).toBeNull();
		expect(screen.queryByText("Montant payé")).toBeNull();
	});

	it("a failed payment is taken up at the order, and at the checkout where this tab holds it", async () => {
		visit("/checkout/success?payment_intent=pi_1");
		fakeApi({ ...me, "GET /payments/status/intent/pi_1": { body: { ...LAST, paymentStatus: "FAILED" } } });
		const { unmount } = renderInShop(<SuccessPage />);
		const resume = async () =>
			(await screen.findByRole("link", { name: "Reprendre ma commande" })).getAttribute("href");
		expect(await resume()).toBe(`/orders/${LAST.orderNumber}`);
		unmount();
		const intent = { ...LAST, clientSecret: "pi_1_secret", provider: "demo", paymentIntentId: "pi_1", items: "[]" };
		writeCheckout({ ...readCheckout(camille.id), intent: intent as StoredIntent });
		renderInShop(<SuccessPage />);
		await waitFor(async () => expect(await resume()).toBe("/checkout"));
	});

	it("if the status fetch fails, a generated number marked provisional, payment type unknown, and a retry", async () => {
		visit("/checkout/success?payment_intent=pi_1");
		fakeApi({ ...me, "GET /payments/status/intent/pi_1": failure(404, "PAYMENT_NOT_FOUND", "x") });
		renderInShop(<SuccessPage />);
		expect(await screen.findByText("Impossible de récupérer le statut du paiement")).toBeDefined();
		expect(screen.getByText("Numéro provisoire").nextSibling?.textContent).toMatch(/^PROVISOIRE-/);
		expect(screen.getByText("Mode de paiement").nextSibling?.textContent).toBe("Inconnu");
		expect(screen.queryByText(/Merci/)).toBeNull();
		fakeApi({ ...me, "GET /payments/status/intent/pi_1": { body: { ...LAST, paymentStatus: "PAID" } } });
		await userEvent.click(screen.getByRole("button", { name: "Vérifier à nouveau" }));
		expect(await screen.findByRole("heading", { name: "Merci pour votre commande" })).toBeDefined();
	});

	it("needs a login", async () => {
		localStorage.clear();
		visit("/checkout/success?payment_intent=pi_1");
		fakeApi({});
		renderInShop(<SuccessPage />);
		await waitFor(() =>
			expect(router.replace).toHaveBeenCalledWith("/login?redirect=%2Fcheckout%2Fsuccess%3Fpayment_intent%3Dpi_1"),
		);
	});
});
