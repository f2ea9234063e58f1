import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ClaimsPage, OrderClaimsCard } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const CLAIM = {
	id: "rcl_1",
	number: "REC-7K3M-9QX2",
	orderId: "cmd_1",
	orderNumber: "CMD-7K3M-9QX2",
	name: "Camille Martin",
	email: "camille@exemple.fr",
	kind: "DAMAGED",
	remedy: "REFUND",
	state: "OPEN",
	submittedAt: "2026-11-22T09:30:00.000Z",
	deliveredAt: "2026-11-20T09:30:00.000Z",
	lines: [{ lineId: "l1", productName: "Barbe à papa", boxes: 2, unitPriceCents: 900, restockable: 2 }],
	messages: [{ from: "CUSTOMER", at: "2026-11-22T09:30:00.000Z", text: "Deux cartons sont arrivés écrasés." }],
	ending: null,
	isBusiness: true,
	claimedCents: 1800,
	refundableCents: 7200,
	balanceCents: 0,
};

function open({ address = "/admin/claims", content = [CLAIM] as object[] } = {}) {
	visit(address);
	const calls = fakeApi({
		"GET /admin/claims": { body: { content, last: true, waiting: 3 } },
		"POST /admin/claims/rcl_1/messages": { status: 201, body: { ...CLAIM, state: "ANSWERED" } },
		"POST /admin/claims/rcl_1/decision": { body: { ...CLAIM, state: "REFUSED" } },
	});
	renderInOffice(<ClaimsPage />);
	return { calls, sent: () => calls.filter(({ route }) => route.startsWith("POST")) };
}

async function act(label: string) {
	await userEvent.click(await screen.findByRole("button", { name: `${label} : REC-7K3M-9QX2` }));
	return within(await screen.findByRole("dialog"));
}

type Dialog = Awaited<ReturnType<typeof act>>;
const boxesIn = (dialog: Dialog) =>
	within(dialog.getByRole("group", { name: "Cartons de Barbe à papa" })).getByRole("textbox");

it("shows what a person needs to judge it, and how many wait", async () => {
	open();
	const cards = within(await screen.findByRole("list", { name: "Réclamations" }));
	expect(await cards.findByText("Deux cartons sont arrivés écrasés.")).toBeDefined();
	expect(cards.getByText("2 cartons de Barbe à papa")).toBeDefined();
	expect(cards.getByText(/Commande d'une entreprise/)).toBeDefined();
	expect(screen.getByRole("button", { name: "À traiter (3)" })).toBeDefined();
});

it("a refund proposes the claimed boxes at what they cost, by line", async () => {
	const { sent } = open();
	const dialog = await act("Rembourser");
	const submit = () => dialog.getByRole("button", { name: /^Rembourser/ });
	expect(submit().textContent).toMatch(/^Rembourser 18,00\s€ et prévenir le client$/);
	expect(dialog.queryByLabelText("Montant en euros")).toBeNull();
	fireEvent.change(boxesIn(dialog), { target: { value: "1" } });
	expect(submit().textContent).toContain("Rembourser 9,00");
	await userEvent.click(dialog.getByRole("checkbox", { name: "Remettre Barbe à papa en stock" }));
	await userEvent.click(submit());
	const lines = [{ lineId: "l1", boxes: 1, restock: true }];
	await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { decision: "REFUND", amount: 900, lines } }]));
});

it("without boxes a refund is a gesture of an amount, and no more than is left", async () => {
	const { sent } = open();
	const dialog = await act("Rembourser");
	fireEvent.change(boxesIn(dialog), { target: { value: "0" } });
	const amount = dialog.getByLabelText("Montant en euros");
	const submit = () => dialog.getByRole("button", { name: /^Rembourser/ });
	await userEvent.type(amount, "72,01");
	await userEvent.click(submit());
	expect(await dialog.findByText(/Au plus 72,00/)).toBeDefined();
	await userEvent.clear(amount);
	await userEvent.type(amount, "9");
	await userEvent.click(submit());
	await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { decision: "REFUND", amount: 900, lines: [] } }]));
});

it("of an order that is not paid, it says what is less to pay", async () => {
	open({ content: [{ ...CLAIM, refundableCents: 500, balanceCents: 1000 }] });
	const dialog = await act("Rembourser");
	expect(dialog.getByText(/10,00\s€ de moins à payer, 5,00\s€ à rendre/)).toBeDefined();
});

it("is not refused without a reason", async () => {
	const { sent } = open();
	const dialog = await act("Refuser");
	const submit = dialog.getByRole("button", { name: "Refuser et prévenir le client" });
	await userEvent.click(submit);
	expect(await dialog.findByText(/^Écrivez quelques mots/)).toBeDefined();
	await userEvent.type(dialog.getByLabelText("Motif"), "Le carton était intact.");
	await userEvent.click(submit);
	await vi.waitFor(() =>
		expect(sent()).toMatchObject([{ body: { decision: "REFUSE", words: "Le carton était intact." } }]),
	);
});

it("is answered", async () => {
	const { sent } = open();
	const dialog = await act("Répondre");
	await userEvent.type(dialog.getByLabelText("Réponse"), "Quels cartons ?");
	await userEvent.click(dialog.getByRole("button", { name: "Envoyer la réponse" }));
	await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { text: "Quels cartons ?" } }]));
});

it("an address with words searches all of them", async () => {
	const { calls } = open({ address: "/admin/claims?query=REC-7", content: [] });
	expect(await screen.findByText("Aucune réclamation ne correspond à cette recherche.")).toBeDefined();
	const query = calls.findLast(({ route }) => route === "GET /admin/claims")?.query;
	expect([query?.get("query"), query?.get("list")]).toEqual(["REC-7", null]);
});

it("on an order's page leads to the queue", async () => {
	fakeApi({ "GET /admin/claims": { body: { content: [CLAIM], last: true, waiting: 1 } } });
	renderInOffice(<OrderClaimsCard orderNumber="CMD-7K3M-9QX2" />);
	const link = await screen.findByRole("link", { name: "REC-7K3M-9QX2" });
	expect(link.getAttribute("href")).toBe("/admin/claims?query=REC-7K3M-9QX2");
});
