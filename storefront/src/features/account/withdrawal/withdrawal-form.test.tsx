import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { expectFocus } from "@/test/focus";
import { WithdrawalForm } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const line = { lineId: "l1", productName: "Barbe à papa", right: "FREE", openBoxes: 8, boxes: 8 };
const cake = { lineId: "l2", productName: "Cake au miel", right: "PERISHABLE", openBoxes: 0, boxes: 2 };
const ORDER = { orderNumber: "CMD-7K3M-9QX2", lastDay: "2026-12-07", isLate: false, lines: [line, cake] };
const RECEIPT = { id: "wdr_1", orderNumber: "CMD-7K3M-9QX2", submittedAt: "2026-11-22T09:30:00.000Z" };

async function toDeclaration(order: object = ORDER, routes: Record<string, FakeRoute> = {}) {
	visit("/retractation?commande=CMD-7K3M-9QX2");
	const calls = fakeApi({
		"POST /withdrawals/order": { body: order },
		"POST /withdrawals": { status: 201, body: RECEIPT },
		...routes,
	});
	renderInShop(<WithdrawalForm />);
	const user = userEvent.setup();
	await user.type(await screen.findByLabelText("E-mail de la commande"), "camille@exemple.fr");
	await user.click(screen.getByRole("button", { name: "Continuer" }));
	return { user, sent: () => calls.filter(({ route }) => route === "POST /withdrawals") };
}
const confirm = () => screen.getByRole("button", { name: "Confirmer la rétractation" });

describe("D221-5: two steps, without signing in", () => {
	it("knows the order from the link, asks for the e-mail and a name alone, and everything is chosen at first", async () => {
		const { user, sent } = await toDeclaration();
		await user.type(await screen.findByLabelText("Prénom et nom"), "Camille Martin");
		await user.click(confirm());
		await expectFocus(() => screen.findByRole("heading", { name: "Rétractation enregistrée" }));
		expect(sent()).toMatchObject([
			{
				body: {
					orderNumber: "CMD-7K3M-9QX2",
					email: "camille@exemple.fr",
					name: "Camille Martin",
					lines: [{ lineId: "l1", boxes: 8 }],
				},
			},
		]);
		expect(screen.getByText(/22\/11\/2026 10:30/)).toBeDefined();
	});

	it("withdraws a part, by the box", async () => {
		const { user, sent } = await toDeclaration();
		const group = await screen.findByRole("group", { name: "Quantité de Barbe à papa, en cartons" });
		const count = within(group).getByRole("textbox");
		await user.clear(count);
		await user.type(count, "3");
		await user.type(screen.getByLabelText("Prénom et nom"), "Camille Martin");
		await user.click(confirm());
		await screen.findByRole("heading", { name: "Rétractation enregistrée" });
		expect(sent()).toMatchObject([{ body: { lines: [{ lineId: "l1", boxes: 3 }] } }]);
	});

	it("says of each product why the right does not exist, and until when it does", async () => {
		await toDeclaration();
		const articles = within(await screen.findByRole("list", { name: "Articles" }));
		expect(articles.getByText(/périme rapidement \(article L221-28, 4°/)).toBeDefined();
		expect(articles.getByRole("checkbox", { name: /Cake au miel/ })).toHaveProperty("disabled", true);
		expect(screen.getByText(/jusqu'au 7 décembre 2026/)).toBeDefined();
		expect(screen.getByText(/les frais de renvoi sont à votre charge/)).toBeDefined();
	});

	it("after the period it can be sent all the same", async () => {
		await toDeclaration({ ...ORDER, isLate: true });
		expect(await screen.findByText("Le délai s'est terminé le 7 décembre 2026")).toBeDefined();
		expect(confirm()).toBeDefined();
	});

	it("sends nothing without a name or an article", async () => {
		const { user, sent } = await toDeclaration();
		await user.click(await screen.findByRole("checkbox", { name: /Barbe à papa/ }));
		await user.click(confirm());
		expect(screen.getByText("Saisissez vos prénom et nom.")).toBeDefined();
		expect(screen.getByText("Choisissez au moins un article.")).toBeDefined();
		expect(sent()).toEqual([]);
	});

	it("an unknown order is said, and what was typed stays", async () => {
		const message = "Aucune commande n'a ce numéro et cette adresse e-mail.";
		await toDeclaration(ORDER, { "POST /withdrawals/order": failure(404, "ORDER_NOT_FOUND", message) });
		expect(await screen.findByText(message)).toBeDefined();
		expect(screen.getByLabelText("E-mail de la commande")).toHaveProperty("value", "camille@exemple.fr");
	});

	it("a lost answer is sent again under the same key", async () => {
		let tries = 0;
		const { user, sent } = await toDeclaration(ORDER, {
			"POST /withdrawals": () => {
				tries += 1;
				return tries === 1 ? failure(503, "SERVICE_UNAVAILABLE", "Réessayez.") : { status: 201, body: RECEIPT };
			},
		});
		await user.type(await screen.findByLabelText("Prénom et nom"), "Camille Martin");
		await user.click(confirm());
		expect(await screen.findByText("Réessayez.")).toBeDefined();
		await user.click(confirm());
		await screen.findByRole("heading", { name: "Rétractation enregistrée" });
		const [first, second] = sent();
		expect(second?.body).toEqual(first?.body);
	});
});
