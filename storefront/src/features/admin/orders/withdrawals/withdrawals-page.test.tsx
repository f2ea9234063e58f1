import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { WithdrawalsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const WITHDRAWAL = {
	id: "wdr_1",
	orderId: "cmd_1",
	orderNumber: "CMD-7K3M-9QX2",
	name: "Camille Martin",
	email: "camille@exemple.fr",
	submittedAt: "2026-11-22T09:30:00.000Z",
	deliveredAt: "2026-11-02T09:30:00.000Z",
	lastDay: "2026-11-16",
	isLate: true,
	isBusiness: true,
	lines: [{ productName: "Barbe à papa", right: "UNSEALED", boxes: 3 }],
	dueCents: 2700,
	balanceCents: 0,
	refundableCents: 7200,
	offBalanceCents: 0,
	state: "OPEN",
	decidedAt: null,
	reason: null,
};

function open(content: object[] = [WITHDRAWAL]) {
	visit("/admin/withdrawals");
	const calls = fakeApi({
		"GET /admin/withdrawals": { body: { content, last: true } },
		"POST /admin/withdrawals/wdr_1/decision": { body: { ...WITHDRAWAL, state: "ACCEPTED" } },
	});
	renderInOffice(<WithdrawalsPage />);
	return () => calls.filter(({ route }) => route.startsWith("POST"));
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("shows what a person needs to judge it", async () => {
	open();
	const card = within(await screen.findByRole("list", { name: "Rétractations" }));
	expect(await card.findByText(/déclaration tardive/)).toBeDefined();
	expect(card.getByText(/3 cartons de Barbe à papa/)).toBeDefined();
	expect(card.getByText("Possible tant que l'emballage n'est pas ouvert")).toBeDefined();
	expect(card.getByText(/Commande d'une entreprise/)).toBeDefined();
});

it("accepted, gives back what the rule says unless another amount is typed", async () => {
	const sent = open();
	await press("Accepter la rétractation de CMD-7K3M-9QX2");
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByLabelText("Montant en euros")).toHaveProperty("value", "27,00");
	await userEvent.click(dialog.getByRole("button", { name: "Accepter et rembourser" }));
	await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { decision: "ACCEPT", amount: 2700 } }]));
});

it("while a balance is due, proposes what the rule says although less was paid, and says that it is deducted", async () => {
	open([{ ...WITHDRAWAL, dueCents: 6000, balanceCents: 7500, refundableCents: 2500 }]);
	await press("Accepter la rétractation de CMD-7K3M-9QX2");
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByLabelText("Montant en euros")).toHaveProperty("value", "60,00");
	expect(dialog.getByText(/Il reste 75,00.€ à payer/)).toBeDefined();
});

it("is not refused without a reason", async () => {
	const sent = open();
	await press("Refuser la rétractation de CMD-7K3M-9QX2");
	const dialog = within(await screen.findByRole("dialog"));
	const refuse = dialog.getByRole("button", { name: "Refuser et prévenir le client" });
	await userEvent.click(refuse);
	expect(await dialog.findByText(/^Dites pourquoi, en quelques mots/)).toBeDefined();
	await userEvent.type(dialog.getByLabelText("Motif"), "Les sachets ont été ouverts.");
	await userEvent.click(refuse);
	await vi.waitFor(() =>
		expect(sent()).toMatchObject([{ body: { decision: "REFUSE", reason: "Les sachets ont été ouverts." } }]),
	);
});

it("says that nothing waits", async () => {
	open([]);
	expect(await screen.findByText("Aucune rétractation à traiter.")).toBeDefined();
});
