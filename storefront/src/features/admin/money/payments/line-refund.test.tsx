import type { LineRefundChoice, LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeCall, failure } from "@/lib/testing/fake-api";
import { adminOrder, money } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { AT, open, press } from "./test-payments";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const LINE = {
	reference: "BAP-1",
	boxes: 8,
	boxesLeft: 8,
	boxesBack: 0,
	restockable: 8,
	unitPrice: 900,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
};
const LINES: LineRefundPreview["lines"] = [
	{ ...LINE, lineId: "l1", productName: "Barbe à papa" },
	{ ...LINE, lineId: "l2", productName: "Pop-corn", boxes: 2, boxesLeft: 0 },
];

/** What the shop answers: nine euros a box, and a fingerprint that names the choice. */
function previewOf({ body }: FakeCall, changes: Partial<LineRefundPreview> = {}) {
	const { lines, shipping } = body as LineRefundChoice;
	const worth = lines.reduce((sum, { boxes }) => sum + boxes * 900, shipping ? 500 : 0);
	const net = Math.round(worth / 1.2);
	const preview: LineRefundPreview = {
		lines: LINES,
		shippingLeft: 500,
		isPickup: false,
		canRestock: true,
		worth,
		offBalance: 0,
		refund: worth,
		refundByHand: 0,
		beyond: 0,
		taxes: worth > 0 ? [{ ratePercent: 20, net, vat: worth - net, gross: worth }] : [],
		fingerprint: `of ${worth}`,
		...changes,
	};
	return { body: preview };
}
const PREVIEW = `POST ${AT}/line-refunds/preview`;
const CONFIRM = `POST ${AT}/line-refunds`;

async function byLine(): Promise<void> {
	await press("Rembourser");
	await userEvent.click(await screen.findByRole("radio", { name: "Par article" }));
	await screen.findByRole("checkbox", { name: /^Barbe à papa/ });
}
const chooseThree = async () => {
	await userEvent.click(screen.getByRole("checkbox", { name: /^Barbe à papa/ }));
	const stepper = within(screen.getByRole("group", { name: "Cartons de Barbe à papa à rembourser" }));
	const field = stepper.getByRole("textbox");
	await userEvent.clear(field);
	await userEvent.type(field, "3{Enter}");
};

describe("the refund by line", () => {
	it("is open for who comes from Medusa Admin, once; not where nothing can be given back", async () => {
		visit("/admin/orders/CMD-7K3M-9QX2?refund=lines");
		const { unmount } = open({ [PREVIEW]: (call) => previewOf(call) });
		expect(await screen.findByRole("radio", { name: "Par article" })).toHaveProperty("checked", true);
		await screen.findByRole("checkbox", { name: /^Barbe à papa/ });
		await press("Annuler");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(window.location.search).toBe("");
		unmount();
		visit("/admin/orders/CMD-7K3M-9QX2?refund=lines");
		open({ [`GET ${AT}/payments`]: { body: { ...money, actions: { ...money.actions, refund: false } } } });
		expect(await screen.findByText("Restant dû")).toBeDefined();
		expect(screen.queryByRole("dialog")).toBeNull();
		visit("/");
	});

	it("shows what the shop works out, and confirms just that: lines, stock, reason, fingerprint and a key", async () => {
		const { calls } = open({ [PREVIEW]: (call) => previewOf(call), [CONFIRM]: { status: 201, body: money } });
		await byLine();
		expect(screen.getByRole("checkbox", { name: /^Pop-corn/ })).toHaveProperty("disabled", true);
		await chooseThree();
		await userEvent.click(screen.getByRole("checkbox", { name: "Livraison, 5,00 €".replace(" €", "\u00a0€") }));
		expect(screen.getByRole("checkbox", { name: "Remettre Barbe à papa en stock" })).toHaveProperty("checked", false);
		await userEvent.type(screen.getAllByLabelText("Motif").at(-1) as HTMLElement, "Écrasés");
		await press(/^Rembourser 32,00/);
		await waitFor(() => expect(calls.some(({ route }) => route === CONFIRM)).toBe(true));
		const sent = calls.find(({ route }) => route === CONFIRM);
		expect(sent?.body).toEqual({
			lines: [{ lineId: "l1", boxes: 3, restock: false }],
			shipping: true,
			reason: "Écrasés",
			fingerprint: "of 3200",
		});
		expect(sent?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
	});

	it("says what lowers the balance, what was given back before and what is to be transferred by hand", async () => {
		const parts = { offBalance: 700, refund: 1500, refundByHand: 400, beyond: 500 };
		open({ [PREVIEW]: (call) => previewOf(call, parts) });
		await byLine();
		await chooseThree();
		expect(await screen.findByText("De moins à payer par le client")).toBeDefined();
		expect(screen.getByText(/^5,00\s€ déjà rendus$/)).toBeDefined();
		expect(screen.getByText(/^4,00\s€ à virer par vos soins$/)).toBeDefined();
	});

	it("preserves the choice after a concurrent change, and shows the new amount", async () => {
		let isLate = false;
		const { calls } = open({
			[PREVIEW]: (call) => previewOf(call, isLate ? { refund: 100, fingerprint: "later" } : {}),
			[CONFIRM]: () => {
				isLate = true;
				return failure(409, "REFUND_CHANGED", "Ce qui peut être remboursé a changé entre-temps.");
			},
		});
		await byLine();
		await chooseThree();
		await userEvent.click(screen.getByRole("checkbox", { name: "Remettre Barbe à papa en stock" }));
		await userEvent.type(screen.getAllByLabelText("Motif").at(-1) as HTMLElement, "Écrasés");
		await press(/^Rembourser 27,00/);
		expect(await screen.findByText("Ce qui peut être remboursé a changé entre-temps.")).toBeDefined();
		await press(/^Rembourser 1,00/);
		await waitFor(() => expect(calls.filter(({ route }) => route === CONFIRM)).toHaveLength(2));
		expect(calls.filter(({ route }) => route === CONFIRM).at(-1)?.body).toMatchObject({
			lines: [{ lineId: "l1", boxes: 3, restock: true }],
			fingerprint: "later",
		});
	});

	it("wants an article and a reason, and offers no stock for goods that are still here", async () => {
		const { calls } = open({
			[PREVIEW]: (call) =>
				previewOf(call, { canRestock: false, lines: LINES.map((line) => ({ ...line, restockable: 0 })) }),
		});
		await byLine();
		await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Rembourser" }));
		expect(await screen.findByText("Choisissez au moins un article.")).toBeDefined();
		expect(screen.getByText("Dites en quelques mots pourquoi.")).toBeDefined();
		await chooseThree();
		expect(screen.queryByRole("checkbox", { name: /en stock$/ })).toBeNull();
		expect(screen.getByText(/ces articles ne figurent plus sur le bon de préparation/)).toBeDefined();
		expect(calls.some(({ route }) => route === CONFIRM)).toBe(false);
	});

	it("proposes the boxes that were received back, which do not go back into stock a second time", async () => {
		const lines = [{ ...LINE, lineId: "l1", productName: "Barbe à papa", boxesBack: 3, restockable: 0 }];
		const { calls } = open({ [PREVIEW]: (call) => previewOf(call, { lines }) });
		await byLine();
		await userEvent.click(await screen.findByRole("checkbox", { name: /Barbe à papa.*3 déjà reçus en retour/ }));
		await waitFor(() =>
			expect(calls.filter(({ route }) => route === PREVIEW).at(-1)?.body).toMatchObject({
				lines: [{ lineId: "l1", boxes: 3, restock: false }],
			}),
		);
		expect(screen.queryByRole("checkbox", { name: /en stock$/ })).toBeNull();
	});
});

describe("what came back", () => {
	const items = adminOrder.items.map((item) => ({ ...item, quantityShipped: 8, quantityReturned: 3 }));
	const lines = LINES.map((line, at) => ({ ...line, boxesBack: at === 0 ? 3 : 0 }));
	const WORTH = { lines, worth: 2700, refund: 1500, offBalance: 1200, refundByHand: 500 };
	const label = "Rembourser ce qui est revenu";

	it("is refunded by one press, at the amount that the shop works out; a double press is one refund", async () => {
		const { calls } = open(
			{
				[PREVIEW]: (call) => previewOf(call, WORTH),
				[CONFIRM]: { status: 201, body: money },
			},
			{ items },
		);
		await press(label);
		const dialog = within(await screen.findByRole("dialog", { name: `${label} ?` }));
		const said =
			"3 cartons de retour, 27,00 € : 15,00 € à rembourser. Dont 5,00 € à virer par vos soins. 12,00 € de moins";
		expect(dialog.getByText((text) => text.replace(/\s/g, " ").startsWith(said))).toBeDefined();
		const confirm = dialog.getByRole("button", { name: /^Rembourser 15,00/ });
		for (const pressed of [confirm, confirm]) fireEvent.click(pressed);
		expect(await screen.findByText("Les articles revenus sont remboursés.")).toBeDefined();
		const sent = calls.filter(({ route }) => route === CONFIRM);
		const asked = { returned: true, lines: [], shipping: false, reason: "Articles revenus", fingerprint: "of 0" };
		expect(sent[0]?.body).toEqual(asked);
		expect([...new Set(sent.map(({ headers }) => headers["idempotency-key"]))]).toEqual([
			expect.stringMatching(/^[0-9a-f-]{36}$/),
		]);
	});

	it("that is refunded in another tab meanwhile is said, and then offered no more", async () => {
		let isLeft = true;
		open(
			{
				[PREVIEW]: (call) => previewOf(call, isLeft ? WORTH : {}),
				[CONFIRM]: failure(409, "REFUND_CHANGED", "Tout ce qui est revenu est déjà remboursé."),
			},
			{ items },
		);
		await press(label);
		isLeft = false;
		await press(/^Rembourser 15,00/);
		expect(await screen.findByText("Tout ce qui est revenu est déjà remboursé.")).toBeDefined();
		await press("Annuler");
		await waitFor(() => expect(screen.queryByRole("button", { name: label })).toBeNull());
	});

	it("is not asked for where nothing came back", async () => {
		const { calls } = open();
		await screen.findByRole("button", { name: "Rembourser" });
		expect(screen.queryByRole("button", { name: label })).toBeNull();
		expect(calls.map(({ route }) => route)).not.toContain(PREVIEW);
	});
});
